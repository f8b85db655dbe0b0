import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listReports } from "../../domain/retention/listRules.ts";
import { pageSchema } from "../../present/page.ts";
import { presentReport, retentionReportSchema } from "../../present/retention.ts";
import { defineMethod } from "../define.ts";
import { cursorError, pageParams, scopeErrors, scopeParam } from "../retentionParams.ts";

export const adminRetentionReportsList = defineMethod({
  name: "admin.retention.reports.list",
  summary: "Lists what retention runs deleted: one report per run and channel, the latest first.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.conversations:read"],
  rate: 2,
  params: { team_id: scopeParam, ...pageParams },
  result: { reports: Type.Array(retentionReportSchema), response_metadata: pageSchema },
  errors: { ...scopeErrors, ...cursorError },
  examples: [{ title: "The last runs", params: { limit: 10 } }],
  notes: "A method of this server's own. Files of a workspace have a report without a channel.",
  async handler(ctx, params) {
    const page = await listReports(ctx, { ...params, teamId: params.team_id });
    if (!page.ok) return page;
    return succeed({ reports: page.reports.map(presentReport), response_metadata: { next_cursor: page.next } });
  },
});
