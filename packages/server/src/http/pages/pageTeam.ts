import { idPrefixes } from "@platform/protocol";
import { teamOfPath } from "@platform/protocol/clientPath.ts";

const shape = new RegExp(`^${idPrefixes.team}[A-Z0-9]+$`);

/** The id of a workspace, from text that anybody can write. */
export function readTeamId(text: unknown): string | undefined {
  return typeof text === "string" && shape.test(text) ? text : undefined;
}

/**
 * The workspace that an address of this server names: in its path where the browser client is, in the query `team` of pages
 * that the server renders. Pages without one act in the workspace that the person opened last.
 */
export function teamOfUrl(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  return teamOfPath(pathname) ?? readTeamId(searchParams.get("team"));
}
