/** Where this page may load what the server names by its whole address: by whatever name the server was reached. */
export function ownUrl(url: string): string {
  const { pathname, search } = new URL(url, location.origin);
  return pathname + search;
}
