import { type Outcome, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { changeDnd } from "./changeDnd.ts";
import type { DndSchedule, DndStatus } from "./dndStatus.ts";

/** Replaces the caller's schedule; without one, only a snooze pauses notifications. */
export const setDndSchedule = defineOperation(
  import.meta,
  async (
    ctx,
    { schedule }: { readonly schedule: DndSchedule | undefined },
  ): Promise<Outcome<{ status: DndStatus }, never>> => {
    const change = { schedule: schedule ? JSON.stringify(schedule) : null, ended_ms: null };
    return succeed({ status: await changeDnd(ctx, () => change) });
  },
);
