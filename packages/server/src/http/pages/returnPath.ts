/**
 * Where to go after signing in: a path of this server, or the start page. Decided on what a browser would make of the
 * text, because `//evil.test`, `/\evil.test` and a tab in between all lead elsewhere.
 */
export function returnPath(text: unknown): string {
  if (typeof text !== "string" || !text.startsWith("/")) return "/";
  const here = "http://here.invalid";
  if (!URL.canParse(text, here)) return "/";
  const url = new URL(text, here);
  // A path that folds, such as `/.//evil.test`, may begin with two slashes only afterwards.
  return url.origin === here && !url.pathname.startsWith("//") ? url.pathname + url.search : "/";
}

/** The same, as a query for the next page; empty when it is the start page anyway. */
export function returnQuery(path: string): string {
  return path === "/" ? "" : `?redirect=${encodeURIComponent(path)}`;
}
