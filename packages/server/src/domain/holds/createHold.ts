import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertEntities, insertHold } from "../../storage/queries/legalHolds.ts";
import type { HoldRestriction } from "../../storage/tables/legalHolds.ts";
import { defineOperation } from "../context.ts";
import { areCustodians, type GovernHoldsCode, governHolds, type LegalHoldRow } from "./accessHold.ts";

export interface HoldPlan {
  readonly name: string;
  readonly description: string;
  readonly restriction: HoldRestriction;
  readonly fromMs: number | null;
  readonly toMs: number | null;
  readonly userIds: readonly string[];
}

export type CreateHoldCode = GovernHoldsCode | "user_not_found" | "invalid_dates";

/** Puts people on a new legal hold, which is active at once. */
export const createHold = defineOperation(
  import.meta,
  async (ctx, plan: HoldPlan): Promise<Outcome<{ hold: LegalHoldRow; entityCount: number }, CreateHoldCode>> => {
    const governed = await governHolds(ctx);
    if (!governed.ok) return governed;
    const { orgId, teamId } = governed.owner;
    if (!areOrdered(plan.fromMs, plan.toMs)) return refuse("invalid_dates");
    const userIds = [...new Set(plan.userIds)];
    if (userIds.length === 0 || !(await areCustodians(ctx, governed.owner, userIds))) return refuse("user_not_found");
    const hold: LegalHoldRow = {
      id: ctx.ids.next("legalHold"),
      org_id: orgId ?? null,
      team_id: teamId,
      name: plan.name,
      description: plan.description,
      restriction: plan.restriction,
      from_ms: plan.fromMs,
      to_ms: plan.toMs,
      created_by: ctx.caller.userId,
      created_ms: ctx.nowMs,
      updated_ms: ctx.nowMs,
      released_ms: null,
    };
    await insertHold(ctx.db, hold);
    await insertEntities(
      ctx.db,
      userIds.map((id) => ({ hold_id: hold.id, user_id: id, added_ms: ctx.nowMs })),
    );
    return succeed({ hold, entityCount: userIds.length });
  },
);

/** Whether a hold between these dates can cover anything. */
export function areOrdered(fromMs: number | null, toMs: number | null): boolean {
  return fromMs === null || toMs === null || fromMs < toMs;
}
