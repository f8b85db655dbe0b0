import { type Static, Type } from "typebox";
import type { AppActivityRow } from "../domain/activities/listActivities.ts";

export const activitySchema = Type.Object(
  {
    app_id: Type.String(),
    team_id: Type.String(),
    level: Type.Enum(["trace", "debug", "info", "warn", "error", "fatal"]),
    event_type: Type.String(),
    source: Type.Enum(["slack", "developer"], {
      description: "`slack` is the platform itself, under the name that tools know; `developer` is the app's own code.",
    }),
    component_type: Type.String(),
    component_id: Type.String(),
    trace_id: Type.String({ description: "The same for everything that one start caused." }),
    payload: Type.Record(Type.String(), Type.Unknown(), { description: "What it holds depends on `event_type`." }),
    created: Type.Integer({ description: "In microseconds since 1970." }),
  },
  { title: "Activity" },
);

export function presentActivity(row: AppActivityRow): Static<typeof activitySchema> {
  return {
    app_id: row.app_id,
    team_id: row.team_id,
    level: row.level,
    event_type: row.event_type,
    source: row.source === "platform" ? "slack" : "developer",
    component_type: row.component_type,
    component_id: row.component_id,
    trace_id: row.trace_id,
    payload: JSON.parse(row.payload) as Record<string, unknown>,
    created: row.created_us,
  };
}
