import { printTs } from "@platform/protocol";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Emits a preference of the account to all clients of the person, in every workspace of theirs. */
export async function emitPreference(
  ctx: WriteContext,
  name: "notify" | "enter_sends",
  value: string | boolean,
): Promise<void> {
  const teams = await selectTeamsOfUser(ctx.db, ctx.caller.userId);
  for (const team of teams) await emitIn(ctx, team.id, name, value);
}

/** Conversations belong to a workspace, and so does what is muted there. */
export const emitMuted = (ctx: WriteContext, channelIds: readonly string[]): Promise<void> =>
  emitIn(ctx, ctx.caller.teamId, "muted_channels", channelIds.join());

async function emitIn(
  ctx: WriteContext,
  teamId: string,
  name: "notify" | "enter_sends" | "muted_channels",
  value: string | boolean,
): Promise<void> {
  const { userId } = ctx.caller;
  const event_ts = printTs(ctx.nowMs * 1000);
  const payload = { name, value, event_ts };
  await emit(ctx, { type: "pref_change", teamId, userId, audience: "user", payload });
}
