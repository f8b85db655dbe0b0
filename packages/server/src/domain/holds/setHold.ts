import { type Outcome, refuse, succeed } from "@platform/protocol";
import { countEntities, lockHold, updateHold } from "../../storage/queries/legalHolds.ts";
import { defineOperation } from "../context.ts";
import { accessHold, type HoldCode, type LegalHoldRow } from "./accessHold.ts";
import { areOrdered, type HoldPlan } from "./createHold.ts";

export interface HoldChange extends Partial<Omit<HoldPlan, "userIds">> {
  readonly holdId: string;
}

export type SetHoldCode = HoldCode | "policy_released" | "invalid_dates";

/** Changes what a legal hold is called and covers. What is not given stays. */
export const setHold = defineOperation(
  import.meta,
  async (ctx, input: HoldChange): Promise<Outcome<{ hold: LegalHoldRow; entityCount: number }, SetHoldCode>> => {
    const seen = await accessHold(ctx, input.holdId);
    if (!seen.ok) return seen;
    const before = (await lockHold(ctx.db, input.holdId)) ?? seen.hold;
    if (before.released_ms !== null) return refuse("policy_released");
    const change = {
      name: input.name ?? before.name,
      description: input.description ?? before.description,
      restriction: input.restriction ?? before.restriction,
      from_ms: input.fromMs === undefined ? before.from_ms : input.fromMs,
      to_ms: input.toMs === undefined ? before.to_ms : input.toMs,
      updated_ms: ctx.nowMs,
    };
    if (!areOrdered(change.from_ms, change.to_ms)) return refuse("invalid_dates");
    await updateHold(ctx.db, before.id, change);
    return succeed({ hold: { ...before, ...change }, entityCount: await countEntities(ctx.db, before.id) });
  },
);
