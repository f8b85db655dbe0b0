import { printTs } from "@platform/protocol";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { printThread } from "./sessionRoot.ts";

export interface Stopped {
  readonly channel: { readonly id: string; readonly team_id: string };
  readonly threadTs: number;
  readonly appId: string;
  /** The streamed messages that ended with it. */
  readonly streams: readonly string[];
}

/** Notifies an agent that the caller stopped it in a session. */
export async function emitStopped(ctx: WriteContext, { channel, threadTs, appId, streams }: Stopped): Promise<void> {
  await emit(ctx, {
    type: "agent_session_stopped",
    teamId: channel.team_id,
    appId,
    audience: "app",
    payload: {
      channel: channel.id,
      user: ctx.caller.userId,
      ...printThread({ thread_ts: threadTs }),
      streaming_message_ts: streams,
      event_ts: printTs(ctx.nowMs * 1000),
    },
  });
}
