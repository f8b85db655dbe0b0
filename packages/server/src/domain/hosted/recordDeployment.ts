import type { AppRow } from "../../storage/tables/apps.ts";
import { recordActivity } from "../activities/recordActivity.ts";
import type { WriteContext } from "../context.ts";

export interface Deployment {
  readonly action: "deploy" | "activate";
  readonly version: number;
  readonly functions: readonly string[];
  readonly size: number;
}

/** Notifies the collaborators of an app which version runs from now on, and who deployed it. */
export async function recordDeployment(ctx: WriteContext, app: AppRow, deployment: Deployment): Promise<void> {
  const { action, version, functions, size } = deployment;
  await recordActivity(ctx, {
    appId: app.id,
    teamId: app.team_id,
    level: "info",
    event: "function_deployment",
    component: { type: "app", id: app.id },
    traceId: `${app.id}.${version}`,
    payload: { action, version, functions, bundle_size: size, user_id: ctx.caller.userId, team_id: app.team_id },
  });
}
