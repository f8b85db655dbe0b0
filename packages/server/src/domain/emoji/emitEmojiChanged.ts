import { printTs } from "@platform/protocol";
import type { EventPayload } from "@platform/protocol/contract/events.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

type Change<Payload> = Payload extends unknown ? Omit<Payload, "type" | "event_ts"> : never;

/** Emits a change of the workspace's emoji. */
export async function emitEmojiChanged(
  ctx: WriteContext,
  change: Change<EventPayload<"emoji_changed">>,
): Promise<void> {
  await emit(ctx, {
    type: "emoji_changed",
    teamId: ctx.caller.teamId,
    audience: "team",
    payload: { ...change, event_ts: printTs(ctx.nowMs * 1000) },
  });
}
