import type { IncomingHttpHeaders } from "node:http";
import { alertBox } from "./form.ts";
import type { Html } from "./html.ts";
import type { Texts } from "./strings/texts.ts";

/** The address at which signing in cannot work. */
export type InsecureAddress = string;

/**
 * The address of this request if signing in cannot work there. Browsers drop the Secure cookie
 * of a session over plain HTTP, except on this machine itself, and the person would be asked to sign in for ever.
 * A form names the address that the browser shows in `Origin`. A page that is only opened has no such header: then the
 * base URL decides, because behind a proxy the connection alone does not tell.
 */
export function insecureAddress(headers: IncomingHttpHeaders, baseUrl: string): InsecureAddress | undefined {
  const shown = shownUrl(headers, baseUrl);
  if (!shown || shown.protocol !== "http:" || isLoopback(shown.hostname)) return undefined;
  return shown.origin;
}

/** Why signing in cannot work, and what to do. */
export function insecureBox(address: InsecureAddress | undefined, { signIn }: Texts): Html | undefined {
  return address === undefined ? undefined : alertBox(signIn.insecure(address));
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
