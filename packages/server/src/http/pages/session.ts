import { browserSessionMark, limits } from "@platform/protocol";

/** The prefix makes browsers refuse it unless it is Secure, for this host alone and for every path. */
export const sessionCookie = "__Host-platform";

/**
 * The sessions of other accounts that this browser is signed in to. Pages never act with them: a person switches to one of
 * them first, and the session cookie changes.
 */
const othersCookie = "__Host-platform-others";

/** The longest a session can live; that it ends earlier, when idle, is for the server to know. */
export function setCookie(session: string): string {
  const lifetime = session.endsWith(browserSessionMark) ? "" : ` Max-Age=${limits.session_life_s};`;
  return `${sessionCookie}=${session};${lifetime} Path=/; Secure; HttpOnly; SameSite=Lax`;
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

export function setOthers(sessions: readonly string[]): string {
  const lifetimeS = sessions.length === 0 ? 0 : limits.session_life_s;
  return `${othersCookie}=${sessions.join(".")}; Max-Age=${lifetimeS}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

export function readOthers(header: string | undefined): string[] {
  const sessions = (readNamedCookie(header, othersCookie) ?? "").split(".").filter((session) => session !== "");
  return sessions.slice(0, limits.other_accounts_max);
}
