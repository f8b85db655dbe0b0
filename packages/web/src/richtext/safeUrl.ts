const schemes = new Set(["http:", "https:", "mailto:"]);

/**
 * An address that may become something to click on, or nothing. Apps send it, so it is read by the same parser that the
 * browser will open it with: what only looks harmless, such as a scheme behind a control character, does not pass.
 */
export function safeUrl(given: string): string | undefined {
  // The format escapes an ampersand once in addresses.
  const url = given.replaceAll("&amp;", "&");
  if (/\p{Cc}/u.test(url)) return undefined;
  const parsed = URL.parse(url);
  return parsed && schemes.has(parsed.protocol) ? parsed.href : undefined;
}

/** A picture may come from the web only, or from this server. */
export function safePicture(url: string | undefined): string | undefined {
  const parsed = url === undefined ? null : URL.parse(url, globalThis.location?.origin);
  return parsed && (parsed.protocol === "https:" || parsed.protocol === "http:") ? parsed.href : undefined;
}
