import { confirmRule } from "../../domain/retention/confirmRule.ts";
import { defineMethod } from "../define.ts";
import { durationParam, ruleErrors, ruleNameOf, ruleParams } from "../retentionParams.ts";

export const adminRetentionConfirm = defineMethod({
  name: "admin.retention.confirm",
  summary: "Confirms the preview of a retention rule, so that runs delete what it covers.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { ...ruleParams, duration_days: durationParam },
  result: {},
  errors: {
    ...ruleErrors,
    invalid_duration: "`duration_days` is not a whole number.",
    rule_changed: "The rule has another duration than the preview that was confirmed: look at the preview again.",
  },
  examples: [
    { title: "The rule of a channel", params: { channel_id: "C0123456789", duration_days: 30 } },
    { title: "The rule of the org for public channels", params: { kind: "public", duration_days: 365 } },
  ],
  notes: "A method of this server's own. Deleted content cannot be restored.",
  handler: (ctx, params) => ctx.write(confirmRule, { ...ruleNameOf(params), days: params.duration_days }),
});
