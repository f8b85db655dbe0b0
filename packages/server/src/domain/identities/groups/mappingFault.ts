import { selectManagedBy } from "../../../storage/queries/scimResources.ts";
import type { UsergroupRow } from "../../../storage/tables/usergroups.ts";
import type { ReadContext } from "../../context.ts";
import { provisionedTeamsOf } from "../../usergroups/groupTeams.ts";

export type MappingFault = "usergroup_managed" | "usergroup_opens_teams";

/**
 * Why no group at a provider decides who is in this user group: a SCIM client decides about it, and the two would undo each
 * other's changes; or its members become members of further workspaces, about which admins of the org decide.
 */
export async function mappingFault(
  ctx: Pick<ReadContext, "db">,
  group: UsergroupRow,
): Promise<MappingFault | undefined> {
  if ((await selectManagedBy(ctx.db, group.id)).length > 0) return "usergroup_managed";
  return (await provisionedTeamsOf(ctx, group)).length > 0 ? "usergroup_opens_teams" : undefined;
}
