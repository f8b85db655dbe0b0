import type { Generated, Selectable } from "kysely";

/** From what only a developer wants to see to what nobody may overlook. */
export const activityLevels = ["trace", "debug", "info", "warn", "error", "fatal"] as const;

export type ActivityLevel = (typeof activityLevels)[number];

/** Whether the platform says it, or the app's own code. */
export type ActivitySource = "platform" | "developer";

/** What happened with an app, for the people who work on it. */
export interface AppActivitiesTable {
  id: Generated<number>;
  app_id: string;
  /** Where it happened; of the app as such, the workspace it was made in. */
  team_id: string;
  level: ActivityLevel;
  event_type: string;
  source: ActivitySource;
  /** What kind of thing speaks: an app, a workflow, a function, a trigger; and which. */
  component_type: string;
  component_id: string;
  /** The same for everything that one start brought about. */
  trace_id: string;
  /** JSON; what stands in it depends on the event type. */
  payload: string;
  /** Rising within an app even when the clock does not, because readers ask for what came after the last they saw. */
  created_us: number;
}

export type AppActivityRow = Selectable<AppActivitiesTable>;
