import { type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp, selectInstalledAppIds } from "../../storage/queries/apps.ts";
import { selectUnpublished } from "../../storage/queries/unpublishedWorkflows.ts";
import type { AppRow } from "../../storage/tables/apps.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import { governedTeams } from "../channelAdministration/governedTeams.ts";
import type { ReadContext } from "../context.ts";
import { workflowIdOf } from "../workflows/namedIds.ts";
import { readWorkflow, type Workflow } from "../workflows/readWorkflow.ts";

export interface GovernedWorkflow {
  readonly id: string;
  readonly app: AppRow;
  readonly workflow: Workflow;
  readonly description: string;
  /** The workspaces of the caller in which the app is installed. */
  readonly teamIds: readonly string[];
  /** False when it is unpublished in all of them. */
  readonly isPublished: boolean;
}

/** The only way to workflows for administrators: those of every app in the workspaces that the caller runs. */
export async function governedWorkflows(
  ctx: ReadContext,
): Promise<Outcome<{ workflows: GovernedWorkflow[] }, "not_allowed">> {
  const teamIds = await governedTeams(ctx);
  if (teamIds.length === 0) return refuse("not_allowed");
  const placesOf = new Map<string, string[]>();
  for (const teamId of teamIds) {
    for (const appId of new Set(await selectInstalledAppIds(ctx.db, { teamId, orgId: ctx.caller.orgId }))) {
      placesOf.set(appId, [...(placesOf.get(appId) ?? []), teamId]);
    }
  }
  const unpublished = await selectUnpublished(ctx.db, teamIds);
  const workflows: GovernedWorkflow[] = [];
  for (const [appId, places] of placesOf) {
    const app = await selectApp(ctx.db, appId);
    if (!app) continue;
    const manifest = manifestOf(app);
    for (const [callbackId, declared] of Object.entries(manifest.workflows ?? {})) {
      const workflow = readWorkflow(manifest, callbackId);
      if (!workflow) continue;
      const isHidden = (teamId: string) =>
        unpublished.some((row) => row.app_id === appId && row.workflow === callbackId && row.team_id === teamId);
      workflows.push({
        id: workflowIdOf(appId, callbackId),
        app,
        workflow,
        description: declared.description ?? "",
        teamIds: places,
        isPublished: !places.every(isHidden),
      });
    }
  }
  return succeed({ workflows });
}
