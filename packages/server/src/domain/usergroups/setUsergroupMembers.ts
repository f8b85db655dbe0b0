import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectChannelsOfGroup } from "../../storage/queries/channelGroups.ts";
import { lockChannel } from "../../storage/queries/channels.ts";
import { selectIsInBarrier } from "../../storage/queries/barriers.ts";
import { replaceGroupMembers, selectActivePeople, selectGroupMembers } from "../../storage/queries/usergroups.ts";
import { accessUsergroup } from "../access/accessUsergroup.ts";
import { runsOwnWorkspace } from "../access/roles.ts";
import { isGuest } from "../caller.ts";
import { defineOperation } from "../context.ts";
import { finishMembersChange } from "./finishMembersChange.ts";
import type { ListedUsergroup } from "./listUsergroups.ts";
import { isLeftToOrgAdmins } from "./groupTeams.ts";

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
    const { caller } = ctx;
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
    const before = await selectGroupMembers(ctx.db, [group.id]);
    await replaceGroupMembers(ctx.db, group.id, userIds);
    const listed = await finishMembersChange(ctx, group, { before: before.get(group.id) ?? [], userIds, channels });
    return succeed({ listed });
  },
);
