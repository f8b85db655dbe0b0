import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { changeDnd } from "./changeDnd.ts";
import type { DndStatus } from "./dndStatus.ts";

/** Ends the caller's snooze, if one runs. */
export const endSnooze = defineOperation(import.meta, async (ctx): Promise<Outcome<{ status: DndStatus }, never>> => {
  const over = { snooze_from_ms: null, snooze_to_ms: null };
  return succeed({ status: await changeDnd(ctx, ({ snooze }) => (snooze ? over : undefined)) });
});
