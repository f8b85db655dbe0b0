/**
 * Prints a stored event for a receiver. The scopes are those of the receiver's token: two receivers of one event may see
 * different fields of it.
 */
export type PresentEvent = (
  event: { readonly type: string; readonly json: string },
  scopes: readonly string[],
) => string;
