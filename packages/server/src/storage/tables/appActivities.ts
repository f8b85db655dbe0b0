import type { Generated, Selectable } from "kysely";

/** From the least to the most severe. */
export const activityLevels = ["trace", "debug", "info", "warn", "error", "fatal"] as const;

export type ActivityLevel = (typeof activityLevels)[number];

/** The platform or the app's own code. */
export type ActivitySource = "platform" | "developer";

/** The activity log of an app, for its collaborators. */
export interface AppActivitiesTable {
  id: Generated<number>;
  app_id: string;
  /**
   * The workspace in which it happened. For an entry about the app itself: the workspace in which the app was created.
   */
  team_id: string;
  level: ActivityLevel;
  event_type: string;
  source: ActivitySource;
  /** The source of the entry: an app, a workflow, a function or a trigger, and its id. */
  component_type: string;
  component_id: string;
  /** Equal for all entries of one run. */
  trace_id: string;
  /** JSON. Its properties depend on the event type. */
  payload: string;
  /**
   * Strictly increasing within an app, even when the clock stands still: readers poll for entries after the last one
   * they read.
   */
  created_us: number;
}

export type AppActivityRow = Selectable<AppActivitiesTable>;
