import { selectTeamsOfOrg } from "../../storage/queries/teams.ts";
import { delegatedEntities, mayAdministerOrg } from "../access/mayAdminister.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";

/** The workspaces that the caller administers: those of the org, the caller's own, and those of a delegated role. */
export async function governedTeams(ctx: ReadContext): Promise<string[]> {
  const { db, caller } = ctx;
  const ofOrg = caller.orgId === undefined ? [] : (await selectTeamsOfOrg(db, caller.orgId)).map(({ id }) => id);
  if (await mayAdministerOrg(ctx)) return ofOrg;
  const delegated = await delegatedEntities(ctx);
  const own = runsOwnWorkspace(caller) ? [caller.teamId] : [];
  const reachable = new Set([caller.teamId, ...ofOrg]);
  return [...new Set([...own, ...delegated.filter((id) => reachable.has(id))])];
}
