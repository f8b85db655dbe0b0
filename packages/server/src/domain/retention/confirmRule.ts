import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectRule, updateConfirmed } from "../../storage/queries/retentionRules.ts";
import { defineOperation } from "../context.ts";
import { accessRuleName, type RuleName, type RuleNameCode } from "./accessRetention.ts";

/**
 * Confirms the preview of a rule: from then on runs delete what it covers. The caller says the duration that the preview
 * was for, so that nobody confirms a rule that another administrator has changed meanwhile.
 */
export const confirmRule = defineOperation(
  import.meta,
  async (ctx, input: RuleName & { readonly days: number }): Promise<Outcome<object, RuleNameCode | "rule_changed">> => {
    const named = await accessRuleName(ctx, input);
    if (!named.ok) return named;
    const rule = await selectRule(ctx.db, named.scopeId, named.kind);
    if (!rule) return refuse("rule_not_found");
    if (rule.duration_days !== input.days) return refuse("rule_changed");
    if (rule.confirmed_ms === null) await updateConfirmed(ctx.db, rule, ctx.nowMs);
    return succeed({});
  },
);
