import type { Outcome } from "@platform/protocol";
import type { TriggerRow } from "../access/accessTrigger.ts";
import { recordActivity } from "../activities/recordActivity.ts";
import type { WriteContext } from "../context.ts";
import type { StartedRun, StartRunCode } from "../runs/startRun.ts";

/** For the people who work on the app: that a trigger started a run, or why it could not. */
export async function recordFiring(
  ctx: WriteContext,
  trigger: TriggerRow,
  started: Outcome<StartedRun, StartRunCode>,
): Promise<void> {
  const { app_id: appId, team_id: teamId, id, type, name } = trigger;
  const about = { trigger: { id, type, name } };
  const why = started.ok ? undefined : [started.error, ...(started.response_metadata?.messages ?? [])].join(": ");
  await recordActivity(ctx, {
    appId,
    teamId,
    level: started.ok ? "info" : "error",
    event: "trigger_executed",
    component: { type: "trigger", id },
    traceId: started.ok ? started.runId : id,
    payload: why === undefined ? about : { ...about, error: why },
  });
}
