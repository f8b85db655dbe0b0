import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listAppChanges } from "../../domain/apps/listAppChanges.ts";
import { appChangeSchema, presentAppChange } from "../../present/appChange.ts";
import { governErrors } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text } from "../params.ts";

export const teamIntegrationLogs = defineMethod({
  name: "team.integrationLogs",
  summary: "Lists which apps were installed in a workspace and removed from it, with which scopes, when and by whom.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin"],
  rate: 2,
  params: {
    team_id: optional(
      id({ object: "team", describe: "The workspace; the caller's own when left out.", otherwise: "team_not_found" }),
    ),
    app_id: optional(text({ object: "app", describe: "Only changes of this app." })),
    user: optional(text({ object: "user", describe: "Only what this person did." })),
    change_type: optional(
      text({ describe: "Only changes of this type: `added`, `expanded`, `removed`, `enabled` or `disabled`." }),
    ),
    count: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max }),
      limits.page_default,
    ),
    page: defaulted(count({ describe: "Which page, from 1.", min: 1, max: limits.page_number_max }), 1),
  },
  result: {
    logs: Type.Array(appChangeSchema, { description: "The latest first." }),
    paging: Type.Object({
      count: Type.Integer(),
      total: Type.Integer(),
      page: Type.Integer(),
      pages: Type.Integer(),
    }),
  },
  errors: governErrors,
  notes:
    "`expanded` is an app that was installed again for more scopes. `enabled` and `disabled` are the decisions of `admin.apps.approve` and `admin.apps.restrict`. An org-wide app appears in the workspaces that it was granted. There are no services besides apps, so `service_id` is ignored.",
  examples: [{ title: "Who installed this app?", params: { app_id: "A0123456789", change_type: "added" } }],
  async handler(ctx, params) {
    const { page } = params;
    const listed = await listAppChanges(ctx, {
      teamId: params.team_id ?? ctx.caller.teamId,
      appId: params.app_id,
      userId: params.user,
      change: params.change_type,
      page,
      count: params.count,
    });
    if (!listed.ok) return listed;
    const { changes, total } = listed;
    const pages = Math.ceil(total / params.count);
    return succeed({ logs: changes.map(presentAppChange), paging: { count: params.count, total, page, pages } });
  },
});
