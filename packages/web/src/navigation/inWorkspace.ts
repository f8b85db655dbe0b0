import { pathInTeam } from "@platform/protocol/clientPath.ts";
import { knownSession } from "../api/session.ts";

/** A path of the client in the workspace of this page. People with a single workspace keep the short addresses. */
export function inWorkspace(path: string): string {
  const { team, workspaces } = knownSession();
  return workspaces.length < 2 ? path : pathInTeam(path, team.id);
}

/** The same for a page that the server renders. */
export function pageInWorkspace(path: string): string {
  const { team, workspaces } = knownSession();
  return workspaces.length < 2 ? path : `${path}?team=${team.id}`;
}
