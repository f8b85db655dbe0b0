import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectRule } from "../../storage/queries/retentionRules.ts";
import { selectTeam } from "../../storage/queries/teams.ts";
import type { RetentionRuleRow } from "../../storage/tables/retentionRules.ts";
import { defineOperation } from "../context.ts";
import { accessScope, type ScopeCode } from "./accessRetention.ts";
import type { ScopeKind } from "./effectiveRule.ts";
import { isDuration, writeRule } from "./writeRule.ts";

export interface RuleInput {
  readonly teamId: string | undefined;
  readonly kind: ScopeKind;
  readonly days: number;
  readonly allowsOverride: boolean;
}

export type SetRuleCode = ScopeCode | "invalid_duration" | "retention_override_not_allowed";

/** Decides how long a workspace, or every workspace of the org, keeps messages or files of a kind. */
export const setRule = defineOperation(
  import.meta,
  async (ctx, input: RuleInput): Promise<Outcome<{ rule: RetentionRuleRow }, SetRuleCode>> => {
    const accessed = await accessScope(ctx, input.teamId);
    if (!accessed.ok) return accessed;
    const { scope } = accessed;
    if (!isDuration(input.days)) return refuse("invalid_duration");
    const orgId = scope.orgId === undefined ? (await selectTeam(ctx.db, scope.teamId))?.org_id : null;
    const ofOrg = orgId ? await selectRule(ctx.db, orgId, input.kind) : undefined;
    if (ofOrg?.allows_override === 0) return refuse("retention_override_not_allowed");
    const { kind, days, allowsOverride } = input;
    return succeed({ rule: await writeRule(ctx, { scopeId: scope.scopeId, kind, days, allowsOverride }) });
  },
);
