import { limits } from "@platform/protocol";
import { selectChannelsOfMember } from "../../storage/queries/channelLists.ts";
import { selectMentions, selectUnread } from "../../storage/queries/members.ts";
import { selectGroupsOf } from "../../storage/queries/usergroups.ts";
import type { SeenChannelRow } from "../access/accessChannel.ts";
import { isDirect } from "../access/manageChannel.ts";
import type { ReadContext } from "../context.ts";
import { countUnreadThreads, type UnreadThreadCount } from "./countUnreadThreads.ts";

export interface UnreadCount {
  readonly channelId: string;
  readonly lastReadTs: number;
  /** Nothing after this timestamp is in the numbers, so that a client can add what it receives later. */
  readonly countedTs: number;
  readonly unread: number;
  /** How many of these are for the caller above all: they name the caller, a group of theirs or everybody, or are direct messages. */
  readonly mentions: number;
  /** Threads of the channel with replies for the caller, which are not among the numbers above. */
  readonly threads: readonly UnreadThreadCount[];
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
  const groupIds = await selectGroupsOf(ctx.db, teamId, userId);
  const threads = await countUnreadThreads(ctx, channels, groupIds);
  return Promise.all(
    channels.map(async (channel) => ({
      channelId: channel.id,
      lastReadTs: channel.last_read_ts ?? 0,
      countedTs: channel.last_ts,
      ...(await countIn(ctx, channel, groupIds)),
      threads: threads.get(channel.key) ?? [],
    })),
  );
}

async function countIn(
  ctx: ReadContext,
  channel: SeenChannelRow,
  groupIds: readonly string[],
): Promise<Pick<UnreadCount, "unread" | "mentions">> {
  const lastReadTs = channel.last_read_ts ?? 0;
  // Most conversations have nothing new, and their row says so.
  if (channel.last_ts <= lastReadTs) return { unread: 0, mentions: 0 };
  const { db, caller } = ctx;
  const { userId } = caller;
  const upToTs = channel.last_ts;
  const { shown } = await selectUnread(db, channel.key, lastReadTs, userId, limits.unread_max, upToTs);
  if (shown === 0 || isDirect(channel)) return { unread: shown, mentions: shown };
  const where = { channelKey: channel.key, threadTs: 0, afterTs: lastReadTs, upToTs, userId, groupIds };
  return { unread: shown, mentions: await selectMentions(db, { ...where, max: limits.unread_max }) };
}
