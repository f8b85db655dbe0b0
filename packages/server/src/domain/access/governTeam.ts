import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { ReadContext } from "../context.ts";
import { accessTeam, type TeamRow } from "./accessTeam.ts";
import { type Authority, mayAdminister } from "./mayAdminister.ts";

export type GovernCode = "team_not_found" | "not_an_admin";

/** The only access check for administering a workspace: its own admins, those of its org, and people with a delegated role. */
export async function governTeam(
  ctx: ReadContext,
  id: string,
): Promise<Outcome<{ team: TeamRow; by: Authority }, GovernCode>> {
  const seen = await accessTeam(ctx, { id });
  if (!seen.ok) return seen;
  const by = await mayAdminister(ctx, { team: seen.team });
  return by === undefined ? refuse("not_an_admin") : succeed({ team: seen.team, by });
}

export { isWorkspaceOwner as isOwnerOf } from "./roles.ts";
