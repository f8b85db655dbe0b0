import { selectGroupMembers, selectUsergroups } from "../../storage/queries/usergroups.ts";
import type { UsergroupRow } from "../access/accessUsergroup.ts";
import type { ReadContext } from "../context.ts";

export interface ListedUsergroup {
  readonly group: UsergroupRow;
  readonly userIds: readonly string[];
}

/** The groups of the caller's workspace with their members, by handle. */
export async function listUsergroups(ctx: ReadContext, withDisabled = false): Promise<ListedUsergroup[]> {
  const all = await selectUsergroups(ctx.db, ctx.caller.teamId);
  const groups = withDisabled ? all : all.filter((group) => group.disabled_ms === null);
  const members = await selectGroupMembers(
    ctx.db,
    groups.map((group) => group.id),
  );
  return groups.map((group) => ({ group, userIds: members.get(group.id) ?? [] }));
}
