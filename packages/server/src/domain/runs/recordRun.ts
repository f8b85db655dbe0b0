import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import { recordActivity } from "../activities/recordActivity.ts";
import type { WriteContext } from "../context.ts";
import { functionIdOf, workflowIdOf } from "../workflows/namedIds.ts";
import type { Workflow } from "../workflows/readWorkflow.ts";
import { functionOf } from "./lookup.ts";

type RunName = Pick<WorkflowRunRow, "id" | "app_id" | "team_id" | "workflow" | "started_by">;

/** Every outcome has its entry, for the people who work on the app; each is written in the transaction that decides it. */
export async function recordRunStarted(ctx: WriteContext, run: RunName, workflow: Workflow): Promise<void> {
  await recordActivity(ctx, {
    ...placeOf(run),
    level: "info",
    event: "workflow_execution_started",
    payload: { ...describe(run, workflow), actor: run.started_by ?? undefined },
  });
}

export async function recordRunEnded(
  ctx: WriteContext,
  run: RunName,
  workflow: Workflow,
  ending: { readonly outcome: "completed" | "failed" | "cancelled"; readonly error?: string | undefined },
): Promise<void> {
  await recordActivity(ctx, {
    ...placeOf(run),
    level: ending.outcome === "failed" ? "error" : "info",
    event: "workflow_execution_result",
    payload: { ...describe(run, workflow), exec_outcome: outcomes[ending.outcome], error: ending.error },
  });
}

/** How one step ended, with its place among all. */
export async function recordStepEnded(
  ctx: WriteContext,
  run: RunName,
  workflow: Workflow,
  execution: Pick<FunctionExecutionRow, "id" | "app_id" | "position" | "function" | "place"> & {
    readonly outcome: "completed" | "failed";
    readonly error?: string | undefined;
  },
): Promise<void> {
  const step = workflow.steps[execution.position];
  const called = step && functionOf(workflow, step);
  await recordActivity(ctx, {
    ...placeOf(run),
    level: execution.outcome === "failed" ? "error" : "info",
    event: "workflow_step_execution_result",
    payload: {
      ...describe(run, workflow),
      current_step: execution.position + 1,
      function_name: called?.title ?? execution.function,
      function_type: execution.place === "builtin" ? "builtin" : "app",
      function_id: functionIdOf(execution.app_id, execution.function),
      function_execution_id: execution.id,
      exec_outcome: outcomes[execution.outcome],
      error: execution.error,
    },
  });
}

const outcomes = { completed: "Success", failed: "Error", cancelled: "Cancelled" } as const;

function placeOf({ id, app_id: appId, team_id: teamId, workflow }: RunName) {
  return { appId, teamId, traceId: id, component: { type: "workflow" as const, id: workflowIdOf(appId, workflow) } };
}

function describe({ id }: RunName, workflow: Workflow) {
  return { workflow_name: workflow.title, workflow_execution_id: id, total_steps: workflow.steps.length };
}
