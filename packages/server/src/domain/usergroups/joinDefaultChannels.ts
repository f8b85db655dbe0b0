import { selectChannel } from "../../storage/queries/channels.ts";
import { selectIsInChannels } from "../../storage/queries/members.ts";
import type { UsergroupRow } from "../access/accessUsergroup.ts";
import { accessInvitee } from "../access/accessUser.ts";
import { addMembers } from "../channels/addMembers.ts";
import type { WriteContext } from "../context.ts";

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
  // In one order, so that two operations do not wait for each other's channels.
  for (const channelId of channelIds.toSorted()) {
    const channel = await selectChannel(ctx.db, channelId);
    if (!channel || channel.is_archived || channel.team_id !== group.team_id) continue;
    const joining: string[] = [];
    for (const id of userIds) {
      const found = await accessInvitee(ctx, channel, id);
      if (!found.ok || found.user.deactivated_ms !== null) continue;
      const isTied = found.user.role === "single_channel_guest";
      if (!isTied || !(await selectIsInChannels(ctx.db, id, channel.team_id))) joining.push(id);
    }
    await addMembers(ctx, channel, joining, ctx.caller.userId);
  }
}

export function defaultChannelsOf(group: UsergroupRow): string[] {
  return JSON.parse(group.channel_ids) as string[];
}
