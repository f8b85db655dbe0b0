import { printTs } from "@platform/protocol";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Notifies the clients in a code channel that its context bar, commands or views changed. They read it again. */
export async function emitCodeChannel(
  ctx: WriteContext,
  channel: { readonly id: string; readonly team_id: string },
): Promise<void> {
  await emit(ctx, {
    type: "code_channel_changed",
    teamId: channel.team_id,
    channelId: channel.id,
    audience: "channel",
    payload: { channel: channel.id, event_ts: printTs(ctx.nowMs * 1000) },
  });
}
