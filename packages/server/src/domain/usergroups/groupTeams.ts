import { selectTeamsOfGroup } from "../../storage/queries/usergroupTeams.ts";
import type { UsergroupRow } from "../access/accessUsergroup.ts";
import { isOrgAdmin } from "../access/roles.ts";
import type { ReadContext } from "../context.ts";

/** The further workspaces whose members the members of a group become. */
export async function provisionedTeamsOf({ db }: Pick<ReadContext, "db">, group: UsergroupRow): Promise<string[]> {
  const rows = await selectTeamsOfGroup(db, group.id);
  return rows.filter((row) => row.auto_provision === 1).map((row) => row.team_id);
}

/** Whether the group opens other workspaces: then only admins of the org, who may assign people, decide who is in it. */
export async function isLeftToOrgAdmins(ctx: ReadContext, group: UsergroupRow): Promise<boolean> {
  return !isOrgAdmin(ctx.caller) && (await provisionedTeamsOf(ctx, group)).length > 0;
}
