export const apiRoot = "/api";

/** Whether a URL, as it stands in the request line, is one of the Web API. */
export function isApiPath(url: string): boolean {
  if (!url.startsWith(apiRoot)) return false;
  const next = url[apiRoot.length];
  return next === undefined || next === "/" || next === "?";
}
