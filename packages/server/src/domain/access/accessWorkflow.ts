import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectApp, selectInstalledAppIds } from "../../storage/queries/apps.ts";
import type { AppRow } from "../../storage/tables/apps.ts";
import { manifestOf } from "../apps/manifestOf.ts";
import type { ReadContext } from "../context.ts";
import { workflowIdOf } from "../workflows/namedIds.ts";
import { readWorkflow, type Workflow } from "../workflows/readWorkflow.ts";
import { accessWorkflowApp } from "./accessTrigger.ts";

/** A workflow by its id, or by its callback id and its app. */
export interface NamedWorkflow {
  readonly workflowId: string | undefined;
  readonly workflow: string | undefined;
  readonly appId: string | undefined;
}

export interface SeenWorkflow {
  readonly app: AppRow;
  readonly workflow: Workflow;
  readonly workflowId: string;
}

/**
 * The only access check for the steps and responses of a workflow: its app, the people who work on it, and the
 * workspace's admins. To all others the workflow looks as if it did not exist.
 */
export async function accessWorkflow(
  ctx: ReadContext,
  named: NamedWorkflow,
): Promise<Outcome<SeenWorkflow, "unknown_app_id" | "unknown_workflow_id">> {
  if (named.workflowId !== undefined) return findById(ctx, named.workflowId);
  if (named.workflow === undefined) return refuse("unknown_workflow_id");
  const appId = named.appId ?? (ctx.caller.kind === "bot" ? ctx.caller.appId : undefined);
  const found = await accessWorkflowApp(ctx, { appId: appId ?? "", workflow: named.workflow }, "read");
  if (!found.ok) return refuse("unknown_app_id");
  const { app } = found.installed;
  const workflow = readWorkflow(manifestOf(app), named.workflow);
  return workflow
    ? succeed({ app, workflow, workflowId: workflowIdOf(app.id, workflow.callbackId) })
    : refuse("unknown_workflow_id");
}

/** Ids are derived from names, so the apps of the workspace are searched for the one that has it. */
async function findById(ctx: ReadContext, workflowId: string): Promise<Outcome<SeenWorkflow, "unknown_workflow_id">> {
  if (!isIdShaped(workflowId)) return refuse("unknown_workflow_id");
  const { teamId, orgId } = ctx.caller;
  for (const appId of new Set(await selectInstalledAppIds(ctx.db, { teamId, orgId }))) {
    const app = await selectApp(ctx.db, appId);
    const names = Object.keys((app && manifestOf(app).workflows) ?? {});
    const workflow = names.find((name) => workflowIdOf(appId, name) === workflowId);
    if (workflow === undefined) continue;
    const found = await accessWorkflowApp(ctx, { appId, workflow }, "read");
    const read = found.ok ? readWorkflow(manifestOf(found.installed.app), workflow) : undefined;
    if (found.ok && read) return succeed({ app: found.installed.app, workflow: read, workflowId });
  }
  return refuse("unknown_workflow_id");
}
