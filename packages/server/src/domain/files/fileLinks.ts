import { idSource } from "@platform/protocol";

/** Where a file of any kind is reached, without the server's own address: what `permalink` and `url_private` begin with. */
export function filePath(file: { readonly team_id: string; readonly id: string }): string {
  return `/files/${file.team_id}-${file.id}`;
}

/** The page of a canvas, which is its `permalink`. */
export function canvasPath(file: { readonly team_id: string; readonly id: string }): string {
  return `/docs/${file.team_id}/${file.id}`;
}

/** Where people open a list. */
export function listPath(file: { readonly team_id: string; readonly id: string }): string {
  return `/lists/${file.team_id}/${file.id}`;
}

/** Where a list is downloaded as CSV. */
export function csvPath(file: { readonly team_id: string; readonly id: string }): string {
  return `${filePath(file)}/csv/list?origin_team=${file.team_id}`;
}

const pathShape = new RegExp(
  `^/(?:files/${idSource("team")}-|(?:docs|lists)/${idSource("team")}/)(${idSource("file")})(?=/|$)`,
);

/** The file that an address of `url_private` or `permalink` leads to. */
export function fileIdOf(url: string): string | undefined {
  const path = URL.canParse(url) ? new URL(url).pathname : "";
  return pathShape.exec(path)?.[1];
}

const linkShape = new RegExp(
  `/(?:files/(?=${idSource("team")}-)|(?:docs|lists)/(?=${idSource("team")}/))(${idSource("team")})[-/](${idSource("file")})(?![A-Z0-9])`,
  "g",
);

/** The files that a text links, each once, in order. The address of the server may have changed since, so it is not asked. */
export function findFileLinks(text: string): { readonly teamId: string; readonly fileId: string }[] {
  const found = new Map<string, { teamId: string; fileId: string }>();
  for (const [, teamId = "", fileId = ""] of text.matchAll(linkShape)) found.set(fileId, { teamId, fileId });
  return [...found.values()];
}
