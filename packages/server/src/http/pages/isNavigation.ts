import type { IncomingHttpHeaders } from "node:http";
import { messagePage } from "./messagePage.ts";

/**
 * Whether someone opened this address as a page of its own. A picture, a frame, a script or a preview that a page elsewhere
 * embeds must change nothing, least of all who is signed in. Browsers say what they want it for; older ones still say what
 * they would take, which for pictures and styles is no page. What says neither is no browser.
 */
export function isNavigation(headers: IncomingHttpHeaders): boolean {
  const { "sec-fetch-dest": destination, "sec-fetch-mode": mode, accept } = headers;
  if (headers["sec-purpose"] !== undefined || headers["purpose"] !== undefined) return false;
  if (destination !== undefined) return destination === "document" && (mode === undefined || mode === "navigate");
  return (
    accept === undefined || accept.includes("text/html") || !/\b(?:image|audio|video|font)\/|text\/css/.test(accept)
  );
}

/** The answer to everything else. */
export const embeddedPage = messagePage(({ messages }) => messages.embedded);
