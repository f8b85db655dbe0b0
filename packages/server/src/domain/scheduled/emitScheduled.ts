import { printTs } from "@platform/protocol";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Emits to all clients of the caller that what waits for a conversation has changed. */
export async function emitScheduled(ctx: WriteContext, channelId: string): Promise<void> {
  const { teamId, userId } = ctx.caller;
  const payload = { channel: channelId, event_ts: printTs(ctx.nowMs * 1000) };
  await emit(ctx, { type: "scheduled_changed", teamId, userId, audience: "user", payload });
}
