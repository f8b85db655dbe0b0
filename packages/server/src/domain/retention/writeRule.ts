import { limits } from "@platform/protocol";
import { selectRule, upsertRule } from "../../storage/queries/retentionRules.ts";
import type { RetentionKind, RetentionRuleRow } from "../../storage/tables/retentionRules.ts";
import type { WriteContext } from "../context.ts";

export function isDuration(days: number): boolean {
  return Number.isInteger(days) && days >= 1 && days <= limits.retention_days_max;
}

/**
 * Stores a rule. One that deletes more than before waits until an administrator has confirmed its preview; one that deletes
 * less does not, because nobody would be surprised by it.
 */
export async function writeRule(
  ctx: WriteContext,
  given: {
    readonly scopeId: string;
    readonly kind: RetentionKind;
    readonly days: number;
    readonly allowsOverride: boolean;
  },
): Promise<RetentionRuleRow> {
  const before = await selectRule(ctx.db, given.scopeId, given.kind);
  const deletesMore =
    before === undefined ||
    given.days < before.duration_days ||
    (before.allows_override === 1 && !given.allowsOverride);
  const row: RetentionRuleRow = {
    scope_id: given.scopeId,
    kind: given.kind,
    duration_days: given.days,
    allows_override: given.allowsOverride ? 1 : 0,
    set_by: ctx.caller.userId,
    set_ms: ctx.nowMs,
    confirmed_ms: deletesMore ? null : before.confirmed_ms,
  };
  await upsertRule(ctx.db, row);
  return row;
}
