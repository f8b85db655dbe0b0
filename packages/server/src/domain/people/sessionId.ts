/** What the audit log calls a session: enough of its stored hash to tell sessions apart, and of no use to sign in. */
export function sessionIdOf(sessionHash: string): string {
  return sessionHash.slice(0, 16);
}
