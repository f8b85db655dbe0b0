import { updateUsergroup } from "../../storage/queries/usergroups.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { UsergroupRow } from "../access/accessUsergroup.ts";
import { noteUsergroup } from "../audit/noteUsergroup.ts";
import type { WriteContext } from "../context.ts";
import { removeOutsiders } from "../restrictedChannels/removeOutsiders.ts";
import { emitUsergroup, emitUsergroupMembers } from "./emitUsergroup.ts";
import { provisionedTeamsOf } from "./groupTeams.ts";
import { defaultChannelsOf, joinDefaultChannels } from "./joinDefaultChannels.ts";
import type { ListedUsergroup } from "./listUsergroups.ts";
import { provisionMembers } from "./provisionMembers.ts";

export interface MembersChange {
  /** Who was in the group. */
  readonly before: readonly string[];
  /** Who is in it now, sorted. */
  readonly userIds: readonly string[];
  /** The channels that are restricted to the group, locked before anything was written. */
  readonly channels: readonly ChannelRow[];
}

/** What follows when other people are in a group than before, after their rows were written: the same for all who change it. */
export async function finishMembersChange(
  ctx: WriteContext,
  group: UsergroupRow,
  { before, userIds, channels }: MembersChange,
): Promise<ListedUsergroup> {
  const change = { updater_id: ctx.caller.userId, updated_ms: ctx.nowMs };
  await updateUsergroup(ctx.db, group.id, change);
  const listed = { group: { ...group, ...change }, userIds: [...userIds] };
  await emitUsergroup(ctx, "subteam_updated", listed);
  await emitUsergroupMembers(ctx, listed, { userIds: before, updatedMs: group.updated_ms });
  const joining = userIds.filter((id) => !before.includes(id));
  const leaving = before.filter((id) => !userIds.includes(id));
  for (const id of joining) await noteUsergroup(ctx, group, "user_added_to_usergroup", id);
  for (const id of leaving) await noteUsergroup(ctx, group, "user_removed_from_usergroup", id);
  // Those whom another workspace cannot have, such as guests, are in the group alone.
  const teamIds = group.disabled_ms === null ? await provisionedTeamsOf(ctx, group) : [];
  await provisionMembers(ctx, { teamIds, userIds: joining });
  await joinDefaultChannels(ctx, group, { channelIds: defaultChannelsOf(group), userIds: joining });
  for (const channel of channels) await removeOutsiders(ctx, channel);
  return listed;
}
