import { selectChannel } from "../../storage/queries/channels.ts";
import { selectIsInChannels } from "../../storage/queries/members.ts";
import { selectUser } from "../../storage/queries/users.ts";
import type { UsergroupRow } from "../access/accessUsergroup.ts";
import { accessInvitee, type UserRow } from "../access/accessUser.ts";
import { addMembers } from "../channels/addMembers.ts";
import type { ChannelRow } from "../channels/channelEvents.ts";
import type { WriteContext } from "../context.ts";
import { provisionedTeamsOf } from "./groupTeams.ts";

/**
 * Adds people to default channels of their group. An archived channel, and people who cannot join, are skipped: the
 * membership in the group does not depend on it. Leaving the group later takes nobody out of a channel.
 */
export async function joinDefaultChannels(
  ctx: WriteContext,
  group: UsergroupRow,
  { channelIds, userIds }: { readonly channelIds: readonly string[]; readonly userIds: readonly string[] },
): Promise<void> {
  if (group.disabled_ms !== null || userIds.length === 0) return;
  const teamIds = [group.team_id, ...(await provisionedTeamsOf(ctx, group))];
  // In one order, so that two operations do not wait for each other's channels.
  for (const channelId of channelIds.toSorted()) {
    const channel = await selectChannel(ctx.db, channelId);
    if (!channel || channel.is_archived || !teamIds.includes(channel.team_id)) continue;
    const joining: string[] = [];
    for (const id of userIds) {
      const user = await findJoining(ctx, group, channel, id);
      if (!user || user.deactivated_ms !== null) continue;
      const isTied = user.role === "single_channel_guest";
      if (!isTied || !(await selectIsInChannels(ctx.db, id, channel.team_id))) joining.push(id);
    }
    // Joining by oneself is no invitation.
    const isAlone = joining.every((id) => id === ctx.caller.userId);
    await addMembers(ctx, channel, joining, isAlone ? undefined : ctx.caller.userId);
  }
}

/** Of a further workspace, its own members: `accessInvitee` knows those of the caller's. */
async function findJoining(
  ctx: WriteContext,
  group: UsergroupRow,
  channel: ChannelRow,
  id: string,
): Promise<UserRow | undefined> {
  if (channel.team_id !== group.team_id) return selectUser(ctx.db, channel.team_id, id);
  const found = await accessInvitee(ctx, channel, id);
  return found.ok ? found.user : undefined;
}

export function defaultChannelsOf(group: UsergroupRow): string[] {
  return JSON.parse(group.channel_ids) as string[];
}
