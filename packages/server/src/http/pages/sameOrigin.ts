import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a page of this server sent the request. Browsers say so themselves; one too old to say it, or one that reaches
 * the server over plain HTTP, still names the origin of a POST. That is compared with the base URL, because a proxy may
 * rewrite Host, and with Host, because the server may have other addresses. A request with neither is refused.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, baseUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (URL.canParse(baseUrl) && from.origin === new URL(baseUrl).origin) return true;
  return host !== undefined && from.host === host.toLowerCase();
}
