import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { Updateable } from "kysely";
import { selectIsInBarrier } from "../../storage/queries/barriers.ts";
import { selectGroupMembers, updateUsergroup } from "../../storage/queries/usergroups.ts";
import type { UsergroupsTable } from "../../storage/tables/usergroups.ts";
import { accessUsergroup, type UsergroupRow } from "../access/accessUsergroup.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { isGuest } from "../caller.ts";
import type { WriteContext } from "../context.ts";
import { emitUsergroup } from "./emitUsergroup.ts";
import type { ListedUsergroup } from "./listUsergroups.ts";
import { noteUsergroup } from "../audit/noteUsergroup.ts";

export type ChangeCode = "no_such_subteam" | "permission_denied";
export type GroupChange = Omit<Updateable<UsergroupsTable>, "id" | "team_id">;

/** Finds a group that the caller may change. Of a group in a barrier only admins may: see `setUsergroupMembers`. */
export async function accessUsergroupToChange(
  ctx: WriteContext,
  groupId: string,
): Promise<Outcome<{ group: UsergroupRow }, ChangeCode>> {
  const found = await accessUsergroup(ctx, groupId);
  if (!found.ok) return found;
  const { caller } = ctx;
  const isReserved =
    isGuest(caller) || (!runsOwnWorkspace(caller) && (await selectIsInBarrier(ctx.db, found.group.id)));
  return isReserved ? refuse("permission_denied") : found;
}

/** Writes a change of a group and reports it. Without a change nothing is written. */
export async function changeUsergroup(
  ctx: WriteContext,
  before: UsergroupRow,
  change: GroupChange | undefined,
): Promise<Outcome<{ listed: ListedUsergroup }, never>> {
  const userIds = (await selectGroupMembers(ctx.db, [before.id])).get(before.id) ?? [];
  if (!change) return succeed({ listed: { group: before, userIds } });
  const stamped = { ...change, updater_id: ctx.caller.userId, updated_ms: ctx.nowMs };
  await updateUsergroup(ctx.db, before.id, stamped);
  const group = { ...before, ...stamped } as UsergroupRow;
  await emitUsergroup(ctx, "subteam_updated", { group, userIds });
  await noteUsergroup(ctx, group, "usergroup_updated");
  return succeed({ listed: { group, userIds } });
}
