import { type Outcome, refuse, succeed } from "@platform/protocol";
import { countOldFiles } from "../../storage/queries/retentionFiles.ts";
import {
  countOldInChannel,
  countOldInScope,
  type PreviewRow,
  selectRule,
} from "../../storage/queries/retentionRules.ts";
import type { RetentionRuleRow } from "../../storage/tables/retentionRules.ts";
import type { ReadContext } from "../context.ts";
import { accessRuleName, type RuleName, type RuleNameCode } from "./accessRetention.ts";
import { cutoffMs } from "./effectiveRule.ts";

export interface RulePreview {
  readonly rule: RetentionRuleRow;
  readonly cutoffMs: number;
  readonly deleted: number;
  readonly held: number;
  readonly channels: number;
  readonly minTs: number | null;
  readonly maxTs: number | null;
}

/** What a rule would delete now, whether it is confirmed or not. */
export async function previewRule(
  ctx: ReadContext,
  name: RuleName,
): Promise<Outcome<{ preview: RulePreview }, RuleNameCode>> {
  const named = await accessRuleName(ctx, name);
  if (!named.ok) return named;
  const rule = await selectRule(ctx.db, named.scopeId, named.kind);
  if (!rule) return refuse("rule_not_found");
  const beforeMs = cutoffMs(rule, ctx.nowMs);
  const row = await countOld(ctx, rule, beforeMs);
  const held = Number(row?.held ?? 0);
  return succeed({
    preview: {
      rule,
      cutoffMs: beforeMs,
      deleted: Number(row?.total ?? 0) - held,
      held,
      channels: Number(row?.channels ?? 0),
      minTs: row?.min_ts ?? null,
      maxTs: row?.max_ts ?? null,
    },
  });
}

async function countOld(
  { db }: ReadContext,
  rule: RetentionRuleRow,
  beforeMs: number,
): Promise<PreviewRow | undefined> {
  const isBinding = rule.allows_override === 0 ? 1 : 0;
  if (rule.kind === "files") return countOldFiles(db, rule.scope_id, beforeMs, isBinding);
  const [row] = await (rule.kind === "channel"
    ? countOldInChannel(db, rule.scope_id, beforeMs * 1000)
    : countOldInScope(db, rule.scope_id, beforeMs * 1000, rule.kind, isBinding));
  return row;
}
