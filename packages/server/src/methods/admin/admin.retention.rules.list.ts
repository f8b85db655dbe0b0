import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listRules } from "../../domain/retention/listRules.ts";
import { pageSchema } from "../../present/page.ts";
import { presentRule, retentionRuleSchema } from "../../present/retention.ts";
import { defineMethod } from "../define.ts";
import { cursorError, pageParams, scopeErrors, scopeParam } from "../retentionParams.ts";

export const adminRetentionRulesList = defineMethod({
  name: "admin.retention.rules.list",
  summary: "Lists the retention rules of a workspace or the org, with those of channels.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.conversations:read"],
  rate: 2,
  params: { team_id: scopeParam, ...pageParams },
  result: { rules: Type.Array(retentionRuleSchema), response_metadata: pageSchema },
  errors: { ...scopeErrors, ...cursorError },
  examples: [{ title: "All rules of the org", params: {} }],
  notes: "A method of this server's own. Rules of channels come last.",
  async handler(ctx, params) {
    const page = await listRules(ctx, { ...params, teamId: params.team_id });
    if (!page.ok) return page;
    return succeed({ rules: page.rules.map(presentRule), response_metadata: { next_cursor: page.next } });
  },
});
