import { limits } from "@platform/protocol";
import { readNamedCookie } from "./session.ts";

const browserCookie = "__Host-platform-browser";

/**
 * Binds a sign-in at a provider to the browser that began it. All tabs share one, so that several can be under way. Lax, because
 * the provider sends the browser back by a link.
 */
export function setBrowser(browser: string): string {
  return `${browserCookie}=${browser}; Max-Age=${limits.provider_sign_in_s}; Path=/; Secure; HttpOnly; SameSite=Lax`;
}

/** Empty for a browser without one. */
export function readBrowser(header: string | undefined): string {
  const value = readNamedCookie(header, browserCookie) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : "";
}
