/** Whether a browser may be sent to an endpoint that a provider names: by https, or where the issuer itself is on this machine. */
export function isPlace(url: URL, issuer: string): boolean {
  return url.protocol === "https:" || (url.protocol === "http:" && issuer.startsWith("http:"));
}
