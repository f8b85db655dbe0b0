import type { IncomingHttpHeaders } from "node:http";
import { alertBox } from "./form.ts";
import { html, type Html } from "./html.ts";

/**
 * Why signing in cannot work at this address, as a box for the page; nothing where it can. Browsers drop the Secure cookie
 * of a session over plain HTTP, except on this machine itself, and the person would be asked to sign in for ever.
 * A form names the address that the browser shows in `Origin`. A page that is only opened has no such header: then the
 * base URL decides, because behind a proxy the connection alone does not tell.
 */
export function insecureNotice(headers: IncomingHttpHeaders, baseUrl: string): Html | undefined {
  const shown = shownUrl(headers, baseUrl);
  if (!shown || shown.protocol !== "http:" || isLoopback(shown.hostname)) return undefined;
  return alertBox(
    html`You cannot sign in at <code>${shown.origin}</code>. Browsers store the session cookie only over HTTPS, or at
      <code>http://localhost</code> on the machine of the server. Open the server at its HTTPS address. If it has none,
      the operator puts a proxy with a certificate in front of it and starts it with
      <code>--base-url https://&lt;name&gt;</code>.`,
  );
}

function shownUrl({ origin, host }: IncomingHttpHeaders, baseUrl: string): URL | undefined {
  if (origin !== undefined && URL.canParse(origin)) return new URL(origin);
  const address = `http://${host ?? ""}`;
  return baseUrl.startsWith("http:") && URL.canParse(address) ? new URL(address) : undefined;
}

/** Addresses where browsers accept Secure cookies without HTTPS. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === "localhost" ||
    hostname.endsWith(".localhost") ||
    hostname === "[::1]" ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}
