import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { activityLevels, listActivities } from "../../domain/activities/listActivities.ts";
import { activitySchema, presentActivity } from "../../present/activity.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { appIdParam, manifestErrors } from "../manifestParams.ts";
import { choice, count, defaulted, optional, text } from "../params.ts";

const timeParam = (describe: string) => optional(count({ describe, min: 0, max: Number.MAX_SAFE_INTEGER }));

export const appsActivitiesList = defineMethod({
  name: "apps.activities.list",
  summary: "Lists the activity of an app: runs, deployments, and function logs.",
  http: "GET",
  tokens: ["config", "user"],
  scopes: ["app_configurations:read"],
  rate: 3,
  params: {
    app_id: appIdParam,
    team_id: optional(text({ object: "team", describe: "Only what happened in this workspace." })),
    min_log_level: defaulted(choice({ describe: "This level and those above it.", of: activityLevels }), "trace"),
    log_event_type: optional(text({ describe: "Only entries of this kind, such as `function_execution_result`." })),
    component_type: optional(text({ describe: "Only of `app`, `workflow`, `function` or `trigger`." })),
    component_id: optional(text({ describe: "Only of this function, workflow or trigger." })),
    source: optional(
      choice({
        describe: "Only of the platform, or only of the app's own code.",
        of: ["slack", "platform", "developer"],
      }),
    ),
    trace_id: optional(text({ describe: "Only entries of one run." })),
    min_date_created: timeParam("Only entries of this time or later, in microseconds since 1970."),
    max_date_created: timeParam("Only entries of this time or before, in microseconds since 1970."),
    sort_direction: defaulted(choice({ describe: "The latest first, or the earliest.", of: ["desc", "asc"] }), "desc"),
    limit: defaulted(count({ describe: "How many on a page.", min: 1, max: limits.page_max }), limits.page_default),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { activities: Type.Array(activitySchema), response_metadata: pageSchema },
  errors: {
    invalid_app_id: manifestErrors.invalid_app_id,
    invalid_app: "`app_id` names no app of the workspace.",
    access_denied: "The caller neither works on the app nor is an admin of its workspace.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes: `Entries are kept for ${limits.activity_life_s / 86_400} days. The times of one app's entries never repeat, so to follow the log, set \`min_date_created\` to that of the last entry plus one.`,
  examples: [{ title: "What went wrong", params: { app_id: "A0123456789", min_log_level: "error" } }],
  async handler(ctx, params) {
    const listed = await listActivities(ctx, {
      appId: params.app_id,
      teamId: params.team_id,
      minLevel: params.min_log_level,
      eventType: params.log_event_type,
      componentType: params.component_type,
      componentId: params.component_id,
      source: params.source === "slack" ? "platform" : params.source,
      traceId: params.trace_id,
      minUs: params.min_date_created,
      maxUs: params.max_date_created,
      direction: params.sort_direction,
      limit: params.limit,
      cursor: params.cursor,
    });
    if (!listed.ok) return listed;
    const activities = listed.activities.map(presentActivity);
    return succeed({ activities, response_metadata: { next_cursor: listed.next } });
  },
});
