import { UsageError } from "./command.ts";

/**
 * The public URL of a server, without a slash at the end. Links in answers are made from it, so a slip here would reach
 * every client. The server is at the root of its host: pages, cookies and the API know no prefix.
 */
export function checkBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== "http:" && url?.protocol !== "https:") {
    throw new UsageError(`--base-url must be a URL such as https://chat.example.com, not ${text}.`);
  }
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "" || url.username !== "" || url.password !== "") {
    throw new UsageError(
      `--base-url must be the root of a host, such as ${url.protocol}//${url.host}: the server cannot be served below a path. Give it a host name of its own.`,
    );
  }
  return url.origin;
}

/** A server on all addresses does not know under which name people reach it, and its links must not say localhost. */
export function requireBaseUrl(host: string, baseUrl: string | undefined, dev: boolean): void {
  if (dev || baseUrl !== undefined || (host !== "0.0.0.0" && host !== "::")) return;
  throw new UsageError(
    `--host ${host} needs --base-url, the URL under which people reach this server, such as https://chat.example.com: links, sockets and file addresses are made from it. Browsers sign in over HTTPS, or at http://localhost on this machine.`,
  );
}
