import { limits } from "@platform/protocol";
import { selectChannelsOfMember } from "../../storage/queries/channelLists.ts";
import { selectMentions, selectUnread } from "../../storage/queries/members.ts";
import { selectGroupsOf } from "../../storage/queries/usergroups.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import { isDirect } from "../access/manageChannel.ts";
import type { ReadContext } from "../context.ts";

export interface UnreadCount {
  readonly channelId: string;
  readonly lastReadTs: number;
  readonly unread: number;
  /** How many of these are for the caller above all: they name the caller, a group of theirs or everybody, or are direct messages. */
  readonly mentions: number;
}

/** What the caller has not read, in every conversation of theirs that is in use. */
export async function countUnread(ctx: ReadContext): Promise<UnreadCount[]> {
  const { teamId, userId } = ctx.caller;
  const channels = await selectChannelsOfMember(ctx.db, {
    teamId,
    userId,
    memberId: userId,
    kinds: ["public", "private", "im", "mpim"],
    excludeArchived: true,
    seesPublic: false,
    afterKey: 0,
    limit: limits.counted_channels_max,
  });
  const groupIds = await selectGroupsOf(ctx.db, userId);
  return Promise.all(channels.map((channel) => countIn(ctx, channel, groupIds)));
}

async function countIn(ctx: ReadContext, channel: SeenChannelRow, groupIds: readonly string[]): Promise<UnreadCount> {
  const lastReadTs = channel.last_read_ts ?? 0;
  const about = { channelId: channel.id, lastReadTs };
  // Most conversations have nothing new, and their row says so.
  if (channel.last_ts <= lastReadTs) return { ...about, unread: 0, mentions: 0 };
  const { db, caller } = ctx;
  const { shown } = await selectUnread(db, channel.key, lastReadTs, caller.userId, limits.unread_max);
  if (shown === 0 || isDirect(channel)) return { ...about, unread: shown, mentions: shown };
  const where = { channelKey: channel.key, afterTs: lastReadTs, userId: caller.userId, groupIds };
  const mentions = await selectMentions(db, { ...where, max: limits.unread_max });
  return { ...about, unread: shown, mentions };
}
