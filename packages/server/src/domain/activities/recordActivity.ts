import { limits } from "@platform/protocol";
import { insertActivity, selectLastActivityUs } from "../../storage/queries/activities.ts";
import type { ActivityLevel, ActivitySource } from "../../storage/tables/appActivities.ts";
import type { WriteContext } from "../context.ts";

export type { ActivityLevel, ActivitySource } from "../../storage/tables/appActivities.ts";

/** The kinds of entries, under the names that tools filter by. */
export type ActivityEvent =
  | "function_deployment"
  | "function_execution_output"
  | "function_execution_result"
  | "function_execution_started"
  | "trigger_executed"
  | "trigger_payload_received"
  | "workflow_execution_result"
  | "workflow_execution_started"
  | "workflow_step_execution_result"
  | "workflow_step_started";

export interface Activity {
  readonly appId: string;
  /** Where it happened; of the app as such, the workspace it was made in. */
  readonly teamId: string;
  readonly level: ActivityLevel;
  readonly event: ActivityEvent;
  /** The platform, unless the app's own code says it. */
  readonly source?: ActivitySource;
  readonly component: { readonly type: "app" | "workflow" | "function" | "trigger"; readonly id: string };
  /** The same for everything that one start caused: the id of the run, or of the execution without one. */
  readonly traceId: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Writes down what happened with an app, for the people who work on it. In the transaction of what happened, so that
 * there is never an entry for what did not come about, nor a failure without one. Secrets have no place in the payload:
 * everybody who works on the app reads it.
 */
export async function recordActivity(ctx: WriteContext, activity: Activity): Promise<void> {
  const lastUs = await selectLastActivityUs(ctx.db, activity.appId);
  await insertActivity(ctx.db, {
    app_id: activity.appId,
    team_id: activity.teamId,
    level: activity.level,
    event_type: activity.event,
    source: activity.source ?? "platform",
    component_type: activity.component.type,
    component_id: activity.component.id,
    trace_id: activity.traceId,
    payload: payloadText(activity.payload),
    created_us: Math.max(ctx.nowMs * 1000, lastUs + 1),
  });
}

/** An execution that logs too much gets a note about it instead of a refusal: its outcome must be recorded in any case. */
function payloadText(payload: Readonly<Record<string, unknown>>): string {
  const text = JSON.stringify(payload);
  if (text.length <= limits.activity_payload_chars_max) return text;
  return JSON.stringify({ log: `${text.slice(0, limits.activity_payload_chars_max / 2)} ...`, is_truncated: true });
}
