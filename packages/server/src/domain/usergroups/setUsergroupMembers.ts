import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectIsInBarrier } from "../../storage/queries/barriers.ts";
import {
  replaceGroupMembers,
  selectActivePeople,
  selectGroupMembers,
  updateUsergroup,
} from "../../storage/queries/usergroups.ts";
import { accessUsergroup } from "../access/accessUsergroup.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import type { ListedUsergroup } from "./listUsergroups.ts";
import { emitUsergroupMembers, emitUsergroup } from "./emitUsergroup.ts";
import { defaultChannelsOf, joinDefaultChannels } from "./joinDefaultChannels.ts";

export type MembersCode = "no_such_subteam" | "no_users_provided" | "invalid_users" | "permission_denied";

/** Says who is in a group. Of a group in a barrier only admins may: anybody else could walk around the barrier. */
export const setUsergroupMembers = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly groupId: string; readonly userIds: readonly string[] },
  ): Promise<Outcome<{ listed: ListedUsergroup }, MembersCode>> => {
    const { caller, nowMs } = ctx;
    const found = await accessUsergroup(ctx, input.groupId);
    if (!found.ok) return found;
    const { group } = found;
    const isReserved = isGuest(caller) || (!runsOwnWorkspace(caller) && (await selectIsInBarrier(ctx.db, group.id)));
    if (isReserved) return refuse("permission_denied");
    const userIds = [...new Set(input.userIds)].toSorted();
    if (userIds.length === 0) return refuse("no_users_provided");
    const people = await selectActivePeople(ctx.db, caller.teamId, userIds);
    if (people.length < userIds.length) return refuse("invalid_users");
    const change = { updater_id: caller.userId, updated_ms: nowMs };
    const before = await selectGroupMembers(ctx.db, [group.id]);
    await replaceGroupMembers(ctx.db, group.id, userIds);
    await updateUsergroup(ctx.db, group.id, change);
    const listed = { group: { ...group, ...change }, userIds };
    await emitUsergroup(ctx, "subteam_updated", listed);
    await emitUsergroupMembers(ctx, listed, { userIds: before.get(group.id) ?? [], updatedMs: group.updated_ms });
    const known = new Set(before.get(group.id));
    const joining = userIds.filter((id) => !known.has(id));
    await joinDefaultChannels(ctx, group, { channelIds: defaultChannelsOf(group), userIds: joining });
    return succeed({ listed });
  },
);
