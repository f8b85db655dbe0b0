import { printTs } from "@platform/protocol";
import type { NotifyLevel } from "@platform/protocol/notifyLevels.ts";
import type { PreferenceName } from "@platform/protocol/preferences.ts";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Emits a preference of the account to all clients of the person, in every workspace of theirs. */
export async function emitPreference(ctx: WriteContext, name: PreferenceName, value: string | boolean): Promise<void> {
  const teams = await selectTeamsOfUser(ctx.db, ctx.caller.userId);
  for (const team of teams) await emitIn(ctx, team.id, name, value);
}

/** Conversations belong to a workspace, and so does what is muted there. */
export const emitMuted = (ctx: WriteContext, channelIds: readonly string[]): Promise<void> =>
  emitIn(ctx, ctx.caller.teamId, "muted_channels", channelIds.join());

/** As JSON text, because the value of a preference is a text or a flag. */
export const emitNotifyLevels = (ctx: WriteContext, levels: Readonly<Record<string, NotifyLevel>>): Promise<void> =>
  emitIn(ctx, ctx.caller.teamId, "notify_levels", JSON.stringify(levels));

async function emitIn(
  ctx: WriteContext,
  teamId: string,
  name: PreferenceName | "muted_channels" | "notify_levels",
  value: string | boolean,
): Promise<void> {
  const { userId } = ctx.caller;
  const event_ts = printTs(ctx.nowMs * 1000);
  const payload = { name, value, event_ts };
  await emit(ctx, { type: "pref_change", teamId, userId, audience: "user", payload });
}
