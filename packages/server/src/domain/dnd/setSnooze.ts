import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { defineOperation } from "../context.ts";
import { changeDnd } from "./changeDnd.ts";
import type { DndStatus } from "./dndStatus.ts";

/** Pauses the caller's notifications from now on. A running snooze is replaced. */
export const setSnooze = defineOperation(
  import.meta,
  async (
    ctx,
    { minutes }: { readonly minutes: number },
  ): Promise<Outcome<{ status: DndStatus }, "missing_duration" | "too_long">> => {
    if (!(minutes > 0)) return refuse("missing_duration");
    if (minutes > limits.dnd_snooze_minutes_max) return refuse("too_long");
    const change = { snooze_from_ms: ctx.nowMs, snooze_to_ms: ctx.nowMs + minutes * 60_000 };
    return succeed({ status: await changeDnd(ctx, () => change) });
  },
);
