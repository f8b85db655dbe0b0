import type { TeamCode } from "@platform/server/userMaintenance.ts";

/** Why no workspace was found on the store, and what to do about it. */
export function teamRefusals(workspaces: readonly string[]): Readonly<Record<TeamCode, string>> {
  const known = workspaces.join(", ");
  return {
    no_workspace:
      "This server has no workspace yet. Start it with `platform serve`, which prints a link to create the first owner, or use `platform workspace create`.",
    workspace_not_found: `There is no such workspace. Pass one of these with --workspace: ${known}.`,
    workspace_ambiguous: `The server has several workspaces. Pass one of these with --workspace: ${known}.`,
  };
}
