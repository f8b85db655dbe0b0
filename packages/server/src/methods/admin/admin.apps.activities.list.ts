import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { activityLevels } from "../../domain/activities/listActivities.ts";
import { listGovernedActivities } from "../../domain/activities/listGovernedActivities.ts";
import { activitySchema, presentActivity } from "../../present/activity.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { choice, count, defaulted, id, optional, text } from "../params.ts";

const timeParam = (describe: string) => optional(count({ describe, min: 0, max: Number.MAX_SAFE_INTEGER }));

export const adminAppsActivitiesList = defineMethod({
  name: "admin.apps.activities.list",
  summary: "Lists the activity of all apps of a workspace or the org.",
  http: "GET",
  tokens: ["user"],
  scopes: ["admin.app_activities:read"],
  rate: 3,
  params: {
    app_id: optional(id({ object: "app", describe: "Only of this app.", otherwise: "invalid_app_id" })),
    team_id: optional(
      id({
        object: "team",
        describe: "Only of this workspace; all that the caller runs when left out.",
        otherwise: "invalid_team",
      }),
    ),
    min_log_level: defaulted(choice({ describe: "This level and those above it.", of: activityLevels }), "info"),
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
    invalid_app_id: "`app_id` is no id.",
    invalid_app: "No app has this id.",
    invalid_team: "No such workspace, or one that is neither the caller's own nor in the caller's org.",
    not_an_admin: "The caller runs neither the workspace nor its org.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes: `Entries are kept for ${limits.activity_life_s / 86_400} days. Times are in microseconds. The times of one app's entries never repeat, so to follow the log, set \`min_date_created\` to that of the last entry plus one.`,
  examples: [{ title: "What went wrong", params: { team_id: "T0123456789", min_log_level: "error" } }],
  async handler(ctx, params) {
    const listed = await listGovernedActivities(ctx, {
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
