import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectRun } from "../../storage/queries/runs.ts";
import { selectDecision } from "../../storage/queries/workflowCollaborators.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import type { ReadContext } from "../context.ts";
import { isAdmin } from "../caller.ts";
import { accessApp } from "./accessApp.ts";
import type { StartedWorkflow } from "./accessTrigger.ts";

export type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
export type { RunStatus, WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";

export type RunAccessCode = "run_not_found" | "access_denied";

/** The door to a run, for those whom the app's runs in this workspace concern. */
export async function accessRun(
  ctx: ReadContext,
  id: string,
  purpose: "read" | "change",
): Promise<Outcome<{ run: WorkflowRunRow }, RunAccessCode>> {
  const run = isIdShaped(id) ? await selectRun(ctx.db, id) : undefined;
  if (run?.team_id !== ctx.caller.teamId) return refuse("run_not_found");
  const allowed = await accessRunsOf(ctx, { appId: run.app_id, workflow: run.workflow }, purpose, "run_not_found");
  return allowed.ok ? succeed({ run }) : allowed;
}

/** Whether the caller may see or end what an app's workflows do: the app itself, and the people who work on them. */
export async function accessRunsOf<const Missing extends string>(
  ctx: ReadContext,
  { appId, workflow }: StartedWorkflow,
  purpose: "read" | "change",
  missing: Missing,
): Promise<Outcome<object, Missing | "access_denied">> {
  const { caller } = ctx;
  if (caller.kind === "bot") return caller.appId === appId ? succeed({}) : refuse(missing);
  if (workflow !== undefined && !isAdmin(caller)) {
    const decision = await selectDecision(ctx.db, { appId, teamId: caller.teamId, workflow }, caller.userId);
    if (decision !== undefined) return decision === "added" ? succeed({}) : refuse("access_denied");
  }
  const found = await accessApp(ctx, appId, missing, purpose);
  return found.ok ? succeed({}) : found;
}
