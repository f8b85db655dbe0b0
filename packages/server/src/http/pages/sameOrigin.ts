import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a page of this server sent the request. Browsers say so themselves; one too old to say it still names the
 * origin of a POST. What says neither is no browser with a cookie of ours, and gets no.
 */
export function isSameOrigin(headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin, host } = headers;
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host.toLowerCase();
}
