/** What devices store to find the account again: the id of the person, which says nothing about them. */
export function handleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId));
}

/** Whether a device means this person. One that says nothing was not asked for a name, and cannot sign in without one. */
export function isHandleOf(handle: unknown, userId: string): boolean {
  return handle === Buffer.from(userId).toString("base64url");
}
