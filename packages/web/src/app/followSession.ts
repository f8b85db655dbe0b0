import { type ClientSession, pageUser, renewSession } from "../api/session.ts";

/**
 * Notices at once when another person signs in in this browser. A tab that opens names its person to the others; a tab that
 * comes back into view, or out of the browser's cache, asks by itself. Only the server's answer counts.
 */
export function followSession(session: ClientSession): void {
  const own = pageUser(session);
  const channel = new BroadcastChannel("platform.session");
  channel.addEventListener("message", ({ data }) => {
    if (data !== own) check();
  });
  channel.postMessage(own);
  addEventListener("focus", check);
  addEventListener("pageshow", (event) => {
    if (event.persisted) check();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check();
  });
}

/** Without a network nothing is known, and nothing is sent either: the next call asks again. */
function check(): void {
  renewSession().catch(() => undefined);
}
