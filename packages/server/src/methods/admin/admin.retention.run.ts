import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { requestRun } from "../../domain/retention/requestRun.ts";
import { defineMethod } from "../define.ts";
import { scopeErrors, scopeParam } from "../retentionParams.ts";

export const adminRetentionRun = defineMethod({
  name: "admin.retention.run",
  summary: "Starts a retention run for a workspace or the org, besides the daily one.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 1,
  params: { team_id: scopeParam },
  result: { run_id: Type.String() },
  errors: scopeErrors,
  examples: [{ title: "Now", params: {} }],
  notes:
    "A method of this server's own. The run begins within seconds, applies the confirmed rules, and can be followed with `admin.retention.reports.list`.",
  async handler(ctx, params) {
    const requested = await ctx.write(requestRun, { teamId: params.team_id });
    return requested.ok ? succeed({ run_id: requested.runId }) : requested;
  },
});
