import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { pageSchema } from "../../present/page.ts";
import { resolvedAppSchema } from "../../present/resolvedApp.ts";
import { defineMethod } from "../define.ts";
import { presentResolvedApps, resolvedAppErrors, resolvedAppParams } from "../resolvedAppParams.ts";

export const adminAppsRestrictedList = defineMethod({
  name: "admin.apps.restricted.list",
  summary: "Lists the apps that admins have restricted.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.apps:read"],
  rate: 2,
  params: resolvedAppParams,
  result: { restricted_apps: Type.Array(resolvedAppSchema), response_metadata: pageSchema },
  errors: resolvedAppErrors,
  notes:
    "Admins decide for one workspace at a time. With `enterprise_id`, an app is listed once when any workspace of the org decided so, with the latest decision. What is installed where, and with which scopes, is in `team.integrationLogs`.",
  examples: [{ title: "In one workspace", params: { team_id: "T0123456789" } }],
  async handler(ctx, params) {
    const listed = await presentResolvedApps(ctx, params, "restricted");
    if (!listed.ok) return listed;
    return succeed({ restricted_apps: listed.apps, response_metadata: listed.response_metadata });
  },
});
