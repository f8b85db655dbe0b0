import { type Outcome, parseTs, refuse, succeed } from "@platform/protocol";
import { lockChannel, type OpenedChannelRow } from "../../storage/queries/channels.ts";
import { selectRootOf } from "../../storage/queries/messages.ts";
import { selectIsLocked, updatePostedWithin } from "../../storage/queries/policies.ts";
import type { ReadContext, WriteContext } from "../context.ts";
import { monthOf } from "../policies/month.ts";
import { hasRank, isAmong, readPolicy } from "../policies/postingPolicy.ts";

/** What administrators have decided about posting. */
export type PostingCode =
  | "restricted_action"
  | "restricted_action_read_only_channel"
  | "restricted_action_thread_only_channel"
  | "restricted_action_non_threadable_channel"
  | "restricted_action_thread_locked"
  | "messages_tab_disabled"
  | "message_limit_exceeded";

/** Where in the channel it shall stand. */
export interface PostPlace {
  /** A message of the thread; the channel itself without it. */
  readonly threadTs?: string | undefined;
  /** A reply that is shown in the channel besides. */
  readonly isBroadcast?: boolean | undefined;
  /** False for what does not become a message of the workspace now: it is checked, and not counted. */
  readonly isCounted?: boolean | undefined;
}

/**
 * Whether administrators let the caller post there. An ordinary channel answers from the row that was read anyway; only
 * explicit settings cost more. The quota is last, so that nothing is counted that is refused.
 */
export async function checkPosting(
  ctx: WriteContext,
  channel: OpenedChannelRow,
  place: PostPlace,
): Promise<Outcome<object, PostingCode>> {
  const isDirect = channel.kind === "im" || channel.kind === "mpim";
  if (channel.is_messages_tab_off) return refuse("messages_tab_disabled");
  const { team_who_can_post: rank } = channel;
  if (rank !== null && !isDirect && !hasRank(ctx.caller, rank, homeOf(channel))) return refuse("restricted_action");
  const isReply = place.threadTs !== undefined;
  if (isReply && channel.kind === "record") return refuse("restricted_action_non_threadable_channel");
  if (channel.posting_policy !== null) {
    const checked = await checkPolicy(ctx, channel, place);
    if (!checked.ok) return checked;
  }
  if (channel.locked_threads > 0 && (await isLocked(ctx, channel, place))) {
    return refuse("restricted_action_thread_locked");
  }
  if (channel.message_quota === null || place.isCounted === false) return succeed({});
  // The count is written before the message. Without the lock, of two messages the later could stand first in the outbox.
  await lockChannel(ctx.db, channel.key);
  const isWithin = await updatePostedWithin(ctx.db, channel.team_id, monthOf(ctx.nowMs), channel.message_quota);
  return isWithin ? succeed({}) : refuse("message_limit_exceeded");
}

/** Each refusal says what the caller could do instead: nothing here, reply in threads, or post outside of them. */
async function checkPolicy(
  ctx: ReadContext,
  channel: OpenedChannelRow,
  place: PostPlace,
): Promise<Outcome<object, PostingCode>> {
  const { mode, whoCanPost, canThread } = readPolicy(channel.posting_policy);
  const home = homeOf(channel);
  const mayPost = mode !== "read_only" && mode !== "thread_only" && (await isAmong(ctx, whoCanPost, home));
  const mayReply = mode !== "read_only" && mode !== "non_threadable" && (await isAmong(ctx, canThread, home));
  const isReply = place.threadTs !== undefined;
  if (!mayPost && !mayReply) return refuse("restricted_action_read_only_channel");
  if (!mayReply && isReply) return refuse("restricted_action_non_threadable_channel");
  if (!mayPost && (!isReply || place.isBroadcast)) return refuse("restricted_action_thread_only_channel");
  return succeed({});
}

async function isLocked(ctx: ReadContext, channel: OpenedChannelRow, { threadTs }: PostPlace): Promise<boolean> {
  const ts = threadTs === undefined ? undefined : parseTs(threadTs);
  const root = ts === undefined ? undefined : await selectRootOf(ctx.db, channel.key, ts);
  return root !== undefined && selectIsLocked(ctx.db, channel.key, root.ts);
}

function homeOf(channel: OpenedChannelRow) {
  return { id: channel.team_id, org_id: channel.home_org_id };
}
