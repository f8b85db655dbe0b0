import { type Outcome, printTs, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { emit } from "../events/emit.ts";
import { lockThread, type ThreadCode, type ThreadName } from "./assistantThread.ts";

export interface NewStatus extends ThreadName {
  /** Nothing to see, when it is empty. */
  readonly status: string;
  /** Shown in turns instead, for as long as it lasts. */
  readonly loadingMessages: readonly string[];
}

/**
 * Shows those in the conversation what the calling app is at. Nothing of it is kept: it is true until the app says
 * something in the thread, and a client that comes later has missed nothing but a moment.
 */
export const showStatus = defineOperation(
  import.meta,
  async (ctx, { status, loadingMessages, ...named }: NewStatus): Promise<Outcome<object, ThreadCode>> => {
    const found = await lockThread(ctx, named);
    if (!found.ok) return found;
    const { channel, root } = found;
    await emit(ctx, {
      type: "assistant_thread_status",
      teamId: channel.team_id,
      channelId: channel.id,
      audience: "channel",
      payload: {
        channel: channel.id,
        thread_ts: printTs(root.ts),
        user: ctx.caller.userId,
        app_id: ctx.caller.appId ?? "",
        status,
        loading_messages: loadingMessages,
        event_ts: printTs(ctx.nowMs * 1000),
      },
    });
    return succeed({});
  },
);
