import { printTs } from "@platform/protocol";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Tells everybody in the workspace that its emoji are other ones now. */
export async function tellOfEmoji(ctx: WriteContext, change: Readonly<Record<string, unknown>>): Promise<void> {
  await emit(ctx, {
    type: "emoji_changed",
    teamId: ctx.caller.teamId,
    audience: "team",
    payload: { type: "emoji_changed", ...change, event_ts: printTs(ctx.nowMs * 1000) },
  });
}
