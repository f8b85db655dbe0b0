/** Where something stands that a person can act on. */
export type Place =
  | { readonly kind: "message"; readonly channelId: string; readonly ts: string }
  | { readonly kind: "view"; readonly viewId: string };

/** A place as the methods of the server name it. */
export function paramsOf(place: Place): { channel: string; ts: string } | { view_id: string } {
  return place.kind === "view" ? { view_id: place.viewId } : { channel: place.channelId, ts: place.ts };
}
