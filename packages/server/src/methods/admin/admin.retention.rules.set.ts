import { succeed } from "@platform/protocol";
import { setRule } from "../../domain/retention/setRule.ts";
import { presentRule, retentionRuleSchema } from "../../present/retention.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag } from "../params.ts";
import { durationErrors, durationParam, kindParam, scopeErrors, scopeParam } from "../retentionParams.ts";

export const adminRetentionRulesSet = defineMethod({
  name: "admin.retention.rules.set",
  summary: "Sets how long a workspace or the org keeps messages or files of a kind.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: {
    team_id: scopeParam,
    kind: kindParam,
    duration_days: durationParam,
    allow_override: defaulted(
      flag({ describe: "Whether workspaces of the org and channels may have rules of their own." }),
      true,
    ),
  },
  result: { rule: retentionRuleSchema },
  errors: {
    ...scopeErrors,
    ...durationErrors,
    retention_override_not_allowed: "The rule of the org for this kind allows no rules of workspaces.",
  },
  examples: [{ title: "A year of public channels", params: { kind: "public", duration_days: 365 } }],
  notes:
    "A method of this server's own. A new rule, and one that deletes more than before, waits until an administrator has confirmed its preview: `admin.retention.preview`, `admin.retention.confirm`.",
  async handler(ctx, params) {
    const set = await ctx.write(setRule, {
      teamId: params.team_id,
      kind: params.kind,
      days: params.duration_days,
      allowsOverride: params.allow_override,
    });
    return set.ok ? succeed({ rule: presentRule(set.rule) }) : set;
  },
});
