import { insertCallMessage, lockCall } from "../../storage/queries/calls.ts";
import type { CallMessageRow } from "../../storage/tables/callMessages.ts";
import type { CallRow } from "../../storage/tables/calls.ts";
import type { WriteContext } from "../context.ts";
import { blocksIn, mapBlocksIn } from "../messages/messageBlocks.ts";
import type { MessageHome } from "../messages/writeMessage.ts";
import { activeParticipants, participantsOf, withoutActivity } from "./participants.ts";

type Fields = Readonly<Record<string, unknown>>;
type CallBlock = Fields & { readonly call_id: string };

/**
 * Completes the call blocks of a message with the call as it is now. Runs in the transaction that writes the message and
 * holds the call until its commit, so that no change of the call misses the message.
 */
export async function showCalls<Message extends Fields>(
  ctx: WriteContext,
  channel: MessageHome,
  message: Message,
): Promise<{ fields: Message; callIds: string[] }> {
  const callIds = [...new Set(callBlocksIn(message).map((block) => block.call_id))].toSorted();
  if (callIds.length === 0) return { fields: message, callIds };
  const calls = new Map<string, CallRow>();
  for (const id of callIds) {
    const call = await lockCall(ctx.db, id);
    if (call) calls.set(id, call);
  }
  return { fields: withCalls(message, channel, calls), callIds: [...calls.keys()] };
}

/** Locks the calls of content that is about to be written. Operations that lock a channel first call it before that. */
export async function lockCallsIn(ctx: WriteContext, content: Fields): Promise<void> {
  const ids = new Set(callBlocksIn(content).map((block) => block.call_id));
  for (const id of [...ids].toSorted()) await lockCall(ctx.db, id);
}

/** Remembers which message has to change with the calls. */
export async function recordCalls(
  ctx: WriteContext,
  callIds: readonly string[],
  { channelKey, threadTs, ts }: { readonly channelKey: number; readonly threadTs: number; readonly ts: number },
): Promise<void> {
  for (const id of callIds) {
    const row: CallMessageRow = { call_id: id, channel_key: channelKey, thread_ts: threadTs, ts };
    await insertCallMessage(ctx.db, row);
  }
}

/** The message with these calls in its blocks and in those of its attachments. */
export function withCalls<Message extends Fields>(
  message: Message,
  channel: MessageHome,
  calls: ReadonlyMap<string, CallRow>,
): Message {
  return mapBlocksIn(message, (block) => (isCallBlock(block) ? show(block, channel, calls) : block));
}

function show(block: CallBlock, channel: MessageHome, calls: ReadonlyMap<string, CallRow>): Fields {
  const call = calls.get(block.call_id);
  if (!call) return block;
  return {
    ...block,
    api_decoration_available: false,
    call: { v1: shownCall(call, channel), media_backend_type: "platform_call" },
  };
}

/** Of the conversations that show it, readers of one learn only that one. */
function shownCall(call: CallRow, channel: MessageHome) {
  return {
    id: call.id,
    app_id: call.app_id,
    app_icon_urls: {},
    date_start: Math.floor(call.started_ms / 1000),
    date_end: call.ended_ms === null ? 0 : Math.floor(call.ended_ms / 1000),
    active_participants: activeParticipants(call),
    all_participants: participantsOf(call).map(withoutActivity),
    display_id: call.external_display_id,
    name: call.title,
    join_url: call.join_url,
    desktop_app_join_url: call.desktop_app_join_url,
    created_by: call.user_id,
    channels: [channel.id],
    is_dm_call: channel.kind === "im",
    was_rejected: false,
    was_missed: false,
    was_accepted: false,
    has_ended: call.ended_ms !== null,
  };
}

function callBlocksIn(message: Fields): CallBlock[] {
  return blocksIn(message).filter(isCallBlock);
}

function isCallBlock(block: Fields): block is CallBlock {
  return block["type"] === "call" && typeof block["call_id"] === "string";
}
