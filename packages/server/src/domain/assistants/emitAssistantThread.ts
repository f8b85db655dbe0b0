import { printTs } from "@platform/protocol";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

export interface OpenThread {
  readonly appId: string;
  readonly channelId: string;
  readonly threadTs: string;
  /** The conversation that the person looks at beside the thread. */
  readonly besideId: string | undefined;
}

/** Tells an app of the thread that the caller has open with it, and of what they look at meanwhile. */
export async function emitAssistantThread(
  ctx: WriteContext,
  type: "assistant_thread_started" | "assistant_thread_context_changed",
  { appId, channelId, threadTs, besideId }: OpenThread,
): Promise<void> {
  const { userId, teamId, orgId } = ctx.caller;
  const beside = { channel_id: besideId, team_id: teamId, enterprise_id: orgId };
  const context = besideId === undefined ? {} : beside;
  await emit(ctx, {
    type,
    teamId,
    appId,
    audience: "app",
    payload: {
      assistant_thread: { user_id: userId, context, channel_id: channelId, thread_ts: threadTs },
      event_ts: printTs(ctx.nowMs * 1000),
    },
  });
}
