import { type Outcome, refuse, succeed } from "@platform/protocol";
import { replaceBarrier, selectBarrierOf } from "../../storage/queries/barriers.ts";
import { defineOperation } from "../context.ts";
import { type Barrier, type BarrierPlan, type PlanCode, readPlan } from "./barrier.ts";

/** Puts a barrier between a group and others. Each group is the first of one barrier at most; more groups go into that. */
export const createBarrier = defineOperation(
  import.meta,
  async (ctx, plan: BarrierPlan): Promise<Outcome<{ barrier: Barrier }, PlanCode | "barrier_already_exists">> => {
    const planned = await readPlan(ctx, plan);
    if (!planned.ok) return planned;
    const { primary, barred } = planned;
    if (await selectBarrierOf(ctx.db, primary.id)) return refuse("barrier_already_exists");
    const row = {
      id: ctx.ids.next("barrier"),
      team_id: ctx.caller.teamId,
      primary_id: primary.id,
      updated_ms: ctx.nowMs,
    };
    await replaceBarrier(
      ctx.db,
      row,
      barred.map((group) => group.id),
    );
    return succeed({ barrier: { row, primary, barred } });
  },
);
