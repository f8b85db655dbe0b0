import { printTs } from "@platform/protocol";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Emits the preference to the person's other clients, and to no one else. */
export async function emitPreference(
  ctx: WriteContext,
  name: "notify" | "enter_sends" | "muted_channels",
  value: string | boolean,
): Promise<void> {
  const { teamId, userId } = ctx.caller;
  const event_ts = printTs(ctx.nowMs * 1000);
  const payload = { name, value, event_ts };
  await emit(ctx, { type: "pref_change", teamId, userId, audience: "user", payload });
}
