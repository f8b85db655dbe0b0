export const apiRoot = "/api";

/** Whether a URL, as written in the request line, is one of the Web API. */
export function isApiPath(url: string): boolean {
  if (!url.startsWith(apiRoot)) return false;
  const next = url[apiRoot.length];
  return next === undefined || next === "/" || next === "?";
}

/** The part between `/api/` and a trailing slash. A name that cannot be decoded names no method. */
export function methodName(path: string): string {
  const name = path.slice(apiRoot.length + 1, path.endsWith("/") ? -1 : undefined);
  if (!name.includes("%")) return name;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
