import { printTs } from "@platform/protocol";
import { selectDnd, upsertDnd } from "../../storage/queries/dnd.ts";
import { selectTeamsOfUser } from "../../storage/queries/memberships.ts";
import type { DndSettingsRow } from "../../storage/tables/dndSettings.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { dndFields, ownDndFields } from "./dndFields.ts";
import { type DndStatus, dndStatus } from "./dndStatus.ts";

type Change = Partial<Omit<DndSettingsRow, "user_id">>;

/**
 * Changes the caller's settings and reports it: to the person with the snooze, to everyone else without. The settings
 * belong to the account, so every workspace of the person receives it.
 */
export async function changeDnd(
  ctx: WriteContext,
  decide: (before: DndStatus) => Change | undefined,
): Promise<DndStatus> {
  const { userId } = ctx.caller;
  const found = (await selectDnd(ctx.db, [userId])).get(userId) ?? { tz: "UTC", settings: undefined };
  const before = dndStatus(found, ctx.nowMs);
  const change = decide(before);
  if (!change) return before;
  const none = { user_id: userId, schedule: null, ended_ms: null, snooze_from_ms: null, snooze_to_ms: null };
  const settings: DndSettingsRow = { ...none, ...found.settings, ...change };
  await upsertDnd(ctx.db, settings);
  const status = dndStatus({ tz: found.tz, settings }, ctx.nowMs);
  await emitDnd(ctx, status);
  return status;
}

/** Reports the windows of the caller's schedule after a change of the time zone, which moves them. */
export async function emitMovedDnd(ctx: WriteContext): Promise<void> {
  const found = (await selectDnd(ctx.db, [ctx.caller.userId])).get(ctx.caller.userId);
  if (found?.settings?.schedule) await emitDnd(ctx, dndStatus(found, ctx.nowMs));
}

async function emitDnd(ctx: WriteContext, status: DndStatus): Promise<void> {
  const { userId } = ctx.caller;
  const event_ts = printTs(ctx.nowMs * 1000);
  for (const { id: teamId } of await selectTeamsOfUser(ctx.db, userId)) {
    const own = { user: userId, dnd_status: ownDndFields(status, ctx.nowMs), event_ts };
    await emit(ctx, { type: "dnd_updated", teamId, userId, audience: "user", payload: own });
    const shown = { user: userId, dnd_status: dndFields(status), event_ts };
    await emit(ctx, { type: "dnd_updated_user", teamId, audience: "team", payload: shown });
  }
}
