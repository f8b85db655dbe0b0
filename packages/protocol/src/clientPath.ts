import { idPrefixes } from "./ids.ts";

/** The parts of the browser client, by the first word of their addresses. */
export const clientAreas = ["client", "apps", "admin", "dev"] as const;

const named = new RegExp(`^(/(?:${clientAreas.join("|")}))/(${idPrefixes.team}[A-Z0-9]+)(?=/|$)`);

/** The workspace that a path of the browser client names, as in `/client/T…/C…`. Paths without one lead to the last opened one. */
export function teamOfPath(path: string): string | undefined {
  return named.exec(path)?.[2];
}

/** What precedes the addresses within an area: `/client/T…`, or `/client` for a path that names no workspace. */
export function basePathOf(path: string): string {
  const [base] = named.exec(path) ?? [];
  return base ?? `/${path.split("/")[1] ?? ""}`;
}

/** The same path in the named workspace. Paths that name a workspace already stay. */
export function pathInTeam(path: string, teamId: string): string {
  if (teamOfPath(path) !== undefined) return path;
  const base = basePathOf(path);
  return `${base}/${teamId}${path.slice(base.length)}`;
}

/** Matches what precedes the addresses within one area, with or without a workspace. */
export function areaPattern(area: (typeof clientAreas)[number]): RegExp {
  return new RegExp(`^/${area}(?:/${idPrefixes.team}[A-Z0-9]+)?(?=/|$)`);
}
