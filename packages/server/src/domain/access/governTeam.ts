import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { accessTeam, type TeamRow } from "./accessTeam.ts";
import { isWorkspaceAdmin } from "./roles.ts";

export type GovernCode = "team_not_found" | "not_an_admin";

/** The only access check for administering a workspace: its own admins, and those of its org. */
export async function governTeam(ctx: ReadContext, id: string): Promise<Outcome<{ team: TeamRow }, GovernCode>> {
  const seen = await accessTeam(ctx, { id });
  if (!seen.ok) return seen;
  return isWorkspaceAdmin(ctx.caller, seen.team) ? succeed({ team: seen.team }) : refuse("not_an_admin");
}

export { isWorkspaceOwner as isOwnerOf } from "./roles.ts";
