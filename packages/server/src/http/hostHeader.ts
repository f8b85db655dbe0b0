import type { IncomingMessage } from "node:http";

/**
 * Whether a request names no host, or more than one. Node accepts two Host headers; a proxy in front may have believed
 * the other one. It refuses requests without one by itself, but not in JSON, so that check is turned off.
 */
export function hasInvalidHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name !== undefined && name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  return hosts > 1 || (hosts === 0 && httpVersion === "1.1");
}

export const invalidHostText = "exactly one Host header is needed";
