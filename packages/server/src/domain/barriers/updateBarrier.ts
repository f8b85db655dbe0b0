import { type Outcome, refuse, succeed } from "@platform/protocol";
import { replaceBarrier, selectBarrier, selectBarrierOf } from "../../storage/queries/barriers.ts";
import { defineOperation } from "../context.ts";
import { type Barrier, type BarrierPlan, type PlanCode, readPlan } from "./barrier.ts";

export type UpdateBarrierCode = PlanCode | "barrier_not_found" | "barrier_already_exists";

/** Changes the groups of a barrier. */
export const updateBarrier = defineOperation(
  import.meta,
  async (
    ctx,
    input: BarrierPlan & { readonly barrierId: string },
  ): Promise<Outcome<{ barrier: Barrier }, UpdateBarrierCode>> => {
    const planned = await readPlan(ctx, input);
    if (!planned.ok) return planned;
    const { primary, barred } = planned;
    const before = await selectBarrier(ctx.db, input.barrierId);
    if (!before || before.team_id !== ctx.caller.teamId) return refuse("barrier_not_found");
    const other = await selectBarrierOf(ctx.db, primary.id);
    if (other && other.id !== before.id) return refuse("barrier_already_exists");
    const row = { ...before, primary_id: primary.id, updated_ms: ctx.nowMs };
    await replaceBarrier(
      ctx.db,
      row,
      barred.map((group) => group.id),
    );
    return succeed({ barrier: { row, primary, barred } });
  },
);
