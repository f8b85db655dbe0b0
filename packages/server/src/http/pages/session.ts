import { limits } from "@platform/protocol";

/** The prefix makes browsers refuse it unless it is Secure, for this host alone and for every path. */
export const sessionCookie = "__Host-platform";

/** The longest a session can live; that it ends earlier, when idle, is for the server to know. */
export function setCookie(session: string): string {
  return `${sessionCookie}=${session}; Max-Age=${limits.session_life_s}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

export function clearCookie(): string {
  return `${sessionCookie}=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

export function readCookie(header: string | undefined): string | undefined {
  return readNamedCookie(header, sessionCookie);
}

export function readNamedCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return undefined;
}
