import { removeRule } from "../../domain/retention/removeRule.ts";
import { defineMethod } from "../define.ts";
import { kindParam, scopeErrors, scopeParam } from "../retentionParams.ts";

export const adminRetentionRulesRemove = defineMethod({
  name: "admin.retention.rules.remove",
  summary: "Removes a retention rule of a workspace or the org.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { team_id: scopeParam, kind: kindParam },
  result: {},
  errors: { ...scopeErrors, rule_not_found: "There is no rule of this kind there." },
  examples: [{ title: "Keep everything again", params: { kind: "public" } }],
  notes: "A method of this server's own. The next more general rule is in effect again, or everything is kept.",
  handler: (ctx, params) => ctx.write(removeRule, { teamId: params.team_id, kind: params.kind }),
});
