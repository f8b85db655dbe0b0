import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type Caller, isAdmin } from "../caller.ts";
import type { ReadContext } from "../context.ts";
import { accessTeam, type TeamRow } from "./accessTeam.ts";

export type GovernCode = "team_not_found" | "not_an_admin";

/** The only door to a workspace for those who run it: its own admins, and those of its org. */
export async function governTeam(ctx: ReadContext, id: string): Promise<Outcome<{ team: TeamRow }, GovernCode>> {
  const seen = await accessTeam(ctx, { id });
  if (!seen.ok) return seen;
  return governs(ctx.caller, seen.team) ? succeed({ team: seen.team }) : refuse("not_an_admin");
}

function governs(caller: Caller, team: TeamRow): boolean {
  if (team.id === caller.teamId && isAdmin(caller)) return true;
  return caller.orgRole !== undefined && team.org_id !== null && team.org_id === caller.orgId;
}

/** Owners decide what cannot be undone. */
export function isOwnerOf(caller: Caller, team: TeamRow): boolean {
  if (team.id === caller.teamId && (caller.role === "primary_owner" || caller.role === "owner")) return true;
  return caller.orgRole === "owner" && team.org_id !== null && team.org_id === caller.orgId;
}
