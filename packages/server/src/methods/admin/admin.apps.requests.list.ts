import { limits, succeed } from "@platform/protocol";
import { appRequestFields } from "@platform/protocol/eventCatalog/appRequestFields.ts";
import { Type } from "typebox";
import { listAppRequests } from "../../domain/apps/listAppRequests.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { resolvedAppErrors, resolvedAppParams } from "../resolvedAppParams.ts";

export const adminAppsRequestsList = defineMethod({
  name: "admin.apps.requests.list",
  summary: "Lists the pending requests of people for apps.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.apps:read"],
  rate: 2,
  params: resolvedAppParams,
  result: {
    app_requests: Type.Array(
      Type.Object(
        {
          ...appRequestFields,
          is_user_app_collaborator: Type.Boolean({ description: "Whether the person works on the app." }),
        },
        { title: "AppRequest" },
      ),
      { description: "By id." },
    ),
    response_metadata: pageSchema,
  },
  errors: {
    ...resolvedAppErrors,
  },
  examples: [{ title: "What people wait for", params: { team_id: "T0123456789" } }],
  notes: `People request apps on the page that an app sends them to, where only an administrator may install it. At most ${limits.page_max} on a page.`,
  async handler(ctx, params) {
    const listed = await listAppRequests(ctx, {
      teamId: params.team_id,
      orgId: params.enterprise_id,
      isFromDirectory: params.certified,
      cursor: params.cursor,
      limit: params.limit,
    });
    if (!listed.ok) return listed;
    return succeed({ app_requests: listed.requests, response_metadata: { next_cursor: listed.next } });
  },
});
