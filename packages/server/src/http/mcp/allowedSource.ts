import type { IncomingMessage } from "node:http";

/**
 * Whether the request names this server, and comes from no page of another one. A page whose name an attacker lets point to
 * this machine sends that name as host: DNS rebinding. An address in numbers cannot be rebound.
 */
export function isAllowedSource({ headers }: Pick<IncomingMessage, "headers">, baseUrl: string): boolean {
  const own = new URL(baseUrl).hostname;
  const host = nameIn(`http://${headers.host ?? own}`);
  if (host === undefined || !(host === own || isLoopback(host) || isAddress(host))) return false;
  if (headers.origin === undefined) return true;
  const origin = nameIn(headers.origin);
  return origin === own || origin === host || (origin !== undefined && isLoopback(origin) && isLoopback(own));
}

function isLoopback(name: string): boolean {
  return name === "localhost" || name === "127.0.0.1" || name === "[::1]";
}

function isAddress(name: string): boolean {
  return name.startsWith("[") || /^\d{1,3}(\.\d{1,3}){3}$/.test(name);
}

function nameIn(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
