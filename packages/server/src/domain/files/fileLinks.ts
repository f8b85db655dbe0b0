/** Where a file of any kind is reached, without the server's own address: what `permalink` and `url_private` begin with. */
export function filePath(file: { readonly team_id: string; readonly id: string }): string {
  return `/files/${file.team_id}-${file.id}`;
}

/** The file that an address of `url_private` or `permalink` leads to. */
export function fileIdOf(url: string): string | undefined {
  const path = URL.canParse(url) ? new URL(url).pathname : "";
  return /^\/files\/T[A-Z0-9]{1,30}-(F[A-Z0-9]{1,30})(?=\/|$)/.exec(path)?.[1];
}

const linkShape = /\/files\/(T[A-Z0-9]{1,30})-(F[A-Z0-9]{1,30})(?![A-Z0-9])/g;

/** The files that a text links, each once, in order. The address of the server may have changed since, so it is not asked. */
export function findFileLinks(text: string): { readonly teamId: string; readonly fileId: string }[] {
  const found = new Map<string, { teamId: string; fileId: string }>();
  for (const [, teamId = "", fileId = ""] of text.matchAll(linkShape)) found.set(fileId, { teamId, fileId });
  return [...found.values()];
}
