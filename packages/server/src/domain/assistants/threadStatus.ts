import { limits, printTs } from "@platform/protocol";
import type { StatusClearReason } from "@platform/protocol/resources/threadStatus.ts";
import { clearThreadStatus, upsertThreadStatus } from "../../storage/queries/threadStatuses.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** The status of one app in a thread. */
export interface StatusPlace {
  readonly channel: { readonly key: number; readonly id: string; readonly team_id: string };
  readonly threadTs: number;
  readonly appId: string;
  readonly botUserId: string;
}

export interface StatusTexts {
  readonly status: string;
  readonly loadingMessages: readonly string[];
}

/** Shows a status until the app posts in the thread, or does not renew it in time. */
export async function setThreadStatus(ctx: WriteContext, place: StatusPlace, texts: StatusTexts): Promise<void> {
  await upsertThreadStatus(ctx.db, {
    channel_key: place.channel.key,
    thread_ts: place.threadTs,
    app_id: place.appId,
    bot_user_id: place.botUserId,
    status: texts.status,
    loading_messages: JSON.stringify(texts.loadingMessages),
    set_ms: ctx.nowMs,
    due_ms: ctx.nowMs + limits.thread_status_s * 1000,
    cleared_ms: null,
    clear_reason: null,
  });
  await emitStatus(ctx, place, texts);
}

/** Clears a status; what it was, and why it was cleared, is kept for a while. */
export async function endThreadStatus(ctx: WriteContext, place: StatusPlace, reason: StatusClearReason): Promise<void> {
  await clearThreadStatus(ctx.db, place.channel.key, place.threadTs, place.appId, ctx.nowMs, reason);
  await emitStatus(ctx, place, { status: "", loadingMessages: [] }, reason);
}

async function emitStatus(
  ctx: WriteContext,
  { channel, threadTs, appId, botUserId }: StatusPlace,
  { status, loadingMessages }: StatusTexts,
  reason?: StatusClearReason,
): Promise<void> {
  await emit(ctx, {
    type: "assistant_thread_status",
    teamId: channel.team_id,
    channelId: channel.id,
    audience: "channel",
    payload: {
      channel: channel.id,
      thread_ts: printTs(threadTs),
      user: botUserId,
      app_id: appId,
      status,
      loading_messages: loadingMessages,
      ...(reason && { clear_reason: reason }),
      event_ts: printTs(ctx.nowMs * 1000),
    },
  });
}
