import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteRule } from "../../storage/queries/retentionRules.ts";
import { defineOperation } from "../context.ts";
import { accessScope, type ScopeCode } from "./accessRetention.ts";
import type { ScopeKind } from "./effectiveRule.ts";

/** Removes a rule: the rule of the org is in effect again, or everything is kept. */
export const removeRule = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly teamId: string | undefined; readonly kind: ScopeKind },
  ): Promise<Outcome<object, ScopeCode | "rule_not_found">> => {
    const accessed = await accessScope(ctx, input.teamId);
    if (!accessed.ok) return accessed;
    const wasThere = await deleteRule(ctx.db, accessed.scope.scopeId, input.kind);
    return wasThere ? succeed({}) : refuse("rule_not_found");
  },
);
