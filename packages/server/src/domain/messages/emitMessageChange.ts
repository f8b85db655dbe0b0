import { printTs } from "@platform/protocol";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { messageEvent } from "./messageEvent.ts";
import { channelType, type MessageHome } from "./writeMessage.ts";

/** Tells that a message is another one now. Both bodies are JSON already. */
export async function emitMessageChanged(ctx: WriteContext, channel: MessageHome, after: string, before: string) {
  await emitChange(ctx, channel, "message_changed", `"message":${after},"previous_message":${before}`);
}

/** The same of a message that is being streamed: what it was is most of what it is, and would double every piece. */
export async function emitMessageGrown(ctx: WriteContext, channel: MessageHome, after: string) {
  await emitChange(ctx, channel, "message_changed", `"message":${after}`);
}

/** Tells that a message is gone. */
export async function emitMessageDeleted(ctx: WriteContext, channel: MessageHome, ts: number, before: string) {
  await emitChange(ctx, channel, "message_deleted", `"deleted_ts":"${printTs(ts)}","previous_message":${before}`);
}

async function emitChange(
  ctx: WriteContext,
  channel: MessageHome,
  subtype: "message_changed" | "message_deleted",
  bodies: string,
): Promise<void> {
  const now = printTs(ctx.nowMs * 1000);
  const about = { channel: channel.id, channel_type: channelType[channel.kind], ts: now, event_ts: now };
  await emit(ctx, {
    type: "message",
    teamId: channel.team_id,
    channelId: channel.id,
    audience: "channel",
    payload: messageEvent(`{"type":"message","subtype":"${subtype}","hidden":true,${bodies}}`, about),
  });
}
