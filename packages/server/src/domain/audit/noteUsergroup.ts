import type { UsergroupRow } from "../../storage/tables/usergroups.ts";
import type { WriteContext } from "../context.ts";
import { noteAction } from "./noteAction.ts";

type GroupAction =
  | "usergroup_created"
  | "usergroup_updated"
  | "user_added_to_usergroup"
  | "user_removed_from_usergroup";

/** The entry for a change of a user group, or of one person in it. Seeds make groups without a call, and without an entry. */
export async function noteUsergroup(
  ctx: WriteContext,
  { id, name, team_id: teamId }: Pick<UsergroupRow, "id" | "name" | "team_id">,
  action: GroupAction,
  user?: string,
): Promise<void> {
  if (!ctx.audit) return;
  const entity = { type: "usergroup", id, state: { name } };
  await noteAction(ctx, { action, entity, teamId, ...(user !== undefined && { details: { user } }) });
}
