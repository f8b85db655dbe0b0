import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { changeDnd } from "./changeDnd.ts";

/** Ends the snooze and the running window of the schedule. The next window begins as scheduled. */
export const endDnd = defineOperation(import.meta, async (ctx): Promise<Outcome<object, never>> => {
  await changeDnd(ctx, ({ snooze, window }) => {
    const isRunning = window !== undefined && window.startMs <= ctx.nowMs;
    if (!snooze && !isRunning) return undefined;
    return { snooze_from_ms: null, snooze_to_ms: null, ...(isRunning && { ended_ms: ctx.nowMs }) };
  });
  return succeed({});
});
