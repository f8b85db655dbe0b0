import { limits, type Outcome, succeed } from "@platform/protocol";
import { nextOccurrence } from "@platform/protocol/triggers/nextOccurrence.ts";
import { readSchedule, type Schedule } from "@platform/protocol/triggers/schedule.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import { selectDueTriggers, updateTriggerDue } from "../../storage/queries/triggers.ts";
import type { TriggerRow } from "../access/accessTrigger.ts";
import { defineOperation } from "../context.ts";
import { commonData, fire } from "./fire.ts";

/**
 * Starts scheduled runs. The server that moves the trigger to its next time starts the run, in the same transaction:
 * so each time comes once, however many servers poll, and also when one of them dies in the middle. Times that were
 * missed because no server was there are made up for, one run each, but for those that nobody waits for any more.
 */
export const fireDueTriggers = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const [trigger] = await selectDueTriggers(ctx.db, ctx.nowMs, 1);
    if (!trigger) return succeed({ hasMore: false, didWork: false });
    const dueMs = trigger.due_ms ?? 0;
    const oldestMs = ctx.nowMs - limits.schedule_late_s * 1000;
    const isLate = dueMs < oldestMs;
    const occurrences = trigger.occurrences + (isLate ? 0 : 1);
    const next = nextTime(trigger, isLate ? oldestMs - 1 : dueMs, occurrences);
    if (!(await updateTriggerDue(ctx.db, trigger, { due_ms: next, occurrences }))) {
      return succeed({ hasMore: true, didWork: false });
    }
    const team = isLate ? undefined : await selectTeam(ctx.db, trigger.team_id);
    if (team?.deleted_ms === null) {
      const data = { ...commonData({ nowMs: dueMs }, team), user_id: trigger.creator_id };
      await fire(ctx, trigger, { data, key: `at ${dueMs}` });
    }
    return succeed({ hasMore: true, didWork: true });
  },
);

function nextTime({ config }: TriggerRow, afterMs: number, occurrences: number): number | null {
  const schedule = scheduleIn(config);
  if (!schedule || (schedule.times !== undefined && occurrences >= schedule.times)) return null;
  return nextOccurrence(schedule, afterMs) ?? null;
}

function scheduleIn(config: string): Schedule | undefined {
  const read = readSchedule((JSON.parse(config) as { schedule?: unknown }).schedule);
  return read.ok ? read.schedule : undefined;
}
