import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelsOfGroup } from "../../storage/queries/channelGroups.ts";
import { lockChannel } from "../../storage/queries/channels.ts";
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
import { removeOutsiders } from "../restrictedChannels/removeOutsiders.ts";
import type { ListedUsergroup } from "./listUsergroups.ts";
import { emitUsergroupMembers, emitUsergroup } from "./emitUsergroup.ts";
import { isLeftToOrgAdmins, provisionedTeamsOf } from "./groupTeams.ts";
import { defaultChannelsOf, joinDefaultChannels } from "./joinDefaultChannels.ts";
import { noteUsergroup } from "../audit/noteUsergroup.ts";
import { provisionMembers } from "./provisionMembers.ts";

export type MembersCode = "no_such_subteam" | "no_users_provided" | "invalid_users" | "permission_denied";

/** Says who is in a group. Of a group in a barrier, or one that a channel is restricted to, only admins may: other people could let themselves in. */
export const setUsergroupMembers = defineOperation(
  import.meta,
  async (
    ctx,
    input: {
      readonly groupId: string;
      readonly userIds: readonly string[];
      /** Directories have groups without members, and the Web API has none. */
      readonly isEmptyAllowed?: true;
    },
  ): Promise<Outcome<{ listed: ListedUsergroup }, MembersCode>> => {
    const { caller, nowMs } = ctx;
    const found = await accessUsergroup(ctx, input.groupId);
    if (!found.ok) return found;
    const { group } = found;
    const channels = await selectChannelsOfGroup(ctx.db, group.id);
    const isGate = channels.length > 0 || (await selectIsInBarrier(ctx.db, group.id));
    const isReserved =
      isGuest(caller) || (!runsOwnWorkspace(caller) && isGate) || (await isLeftToOrgAdmins(ctx, group));
    if (isReserved) return refuse("permission_denied");
    const userIds = [...new Set(input.userIds)].toSorted();
    if (userIds.length === 0 && !input.isEmptyAllowed) return refuse("no_users_provided");
    const people = await selectActivePeople(ctx.db, caller.teamId, userIds);
    if (people.length < userIds.length) return refuse("invalid_users");
    // Before anything is written, see `JobKind.lock`.
    for (const channel of channels) await lockChannel(ctx.db, channel.key);
    const change = { updater_id: caller.userId, updated_ms: nowMs };
    const before = await selectGroupMembers(ctx.db, [group.id]);
    await replaceGroupMembers(ctx.db, group.id, userIds);
    await updateUsergroup(ctx.db, group.id, change);
    const listed = { group: { ...group, ...change }, userIds };
    await emitUsergroup(ctx, "subteam_updated", listed);
    await emitUsergroupMembers(ctx, listed, { userIds: before.get(group.id) ?? [], updatedMs: group.updated_ms });
    const known = new Set(before.get(group.id));
    const joining = userIds.filter((id) => !known.has(id));
    const leaving = [...known].filter((id) => !userIds.includes(id));
    for (const id of joining) await noteUsergroup(ctx, group, "user_added_to_usergroup", id);
    for (const id of leaving) await noteUsergroup(ctx, group, "user_removed_from_usergroup", id);
    // Those whom another workspace cannot have, such as guests, are in the group alone.
    const teamIds = group.disabled_ms === null ? await provisionedTeamsOf(ctx, group) : [];
    await provisionMembers(ctx, { teamIds, userIds: joining });
    await joinDefaultChannels(ctx, group, { channelIds: defaultChannelsOf(group), userIds: joining });
    for (const channel of channels) await removeOutsiders(ctx, channel);
    return succeed({ listed });
  },
);
