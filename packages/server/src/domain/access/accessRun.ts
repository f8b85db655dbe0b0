import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectRun } from "../../storage/queries/runs.ts";
import type { WorkflowRunRow } from "../../storage/tables/runs.ts";
import type { ReadContext } from "../context.ts";
import { accessApp } from "./accessApp.ts";

export type { FunctionExecutionRow, RunStatus, WorkflowRunRow } from "../../storage/tables/runs.ts";

export type RunAccessCode = "run_not_found" | "access_denied";

/** The door to a run: the app itself where it runs, the people who work on the app, and the admins of its workspace. */
export async function accessRun(
  ctx: ReadContext,
  id: string,
  purpose: "read" | "change",
): Promise<Outcome<{ run: WorkflowRunRow }, RunAccessCode>> {
  const run = isIdShaped(id) ? await selectRun(ctx.db, id) : undefined;
  if (!run) return refuse("run_not_found");
  const let_ = await accessRunsOf(ctx, run.app_id, purpose, run.team_id);
  return let_.ok ? succeed({ run }) : let_;
}

/** Whether the caller may see, or end, what an app's workflows do. */
export async function accessRunsOf(
  ctx: ReadContext,
  appId: string,
  purpose: "read" | "change",
  teamId: string = ctx.caller.teamId,
): Promise<Outcome<object, RunAccessCode>> {
  const { caller } = ctx;
  if (caller.kind === "bot" && caller.appId === appId && caller.teamId === teamId) return succeed({});
  const found = await accessApp(ctx, appId, "run_not_found", purpose);
  return found.ok ? succeed({}) : found;
}
