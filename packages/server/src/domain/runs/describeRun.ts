import { type Outcome, succeed } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { selectExecutionsOfRun } from "../../storage/queries/executions.ts";
import { selectRun } from "../../storage/queries/runs.ts";
import { accessRun, type FunctionExecutionRow, type RunAccessCode, type WorkflowRunRow } from "../access/accessRun.ts";
import type { ReadContext } from "../context.ts";
import { workflowIdOf } from "../workflows/namedIds.ts";
import { functionOf, workflowIn } from "./lookup.ts";

/** A run with what its workflow was called when it started. */
export interface DescribedRun {
  readonly run: WorkflowRunRow;
  readonly workflowId: string;
  readonly title: string;
  readonly stepCount: number;
}

export interface DescribedStep {
  readonly id: string;
  readonly function: string;
  readonly title: string;
  readonly isBuiltin: boolean;
  /** Nothing when it has not begun. */
  readonly execution: FunctionExecutionRow | undefined;
}

export function describeRun(run: WorkflowRunRow): DescribedRun {
  const { title, steps } = workflowIn(run);
  return { run, workflowId: workflowIdOf(run.app_id, run.workflow), title, stepCount: steps.length };
}

/** A run step by step, for callers who may see it. */
export async function readRun(
  ctx: ReadContext,
  runId: string,
): Promise<Outcome<{ described: DescribedRun; steps: DescribedStep[] }, RunAccessCode>> {
  const found = await accessRun(ctx, runId, "read");
  if (!found.ok) return found;
  const { run } = found;
  return succeed({ described: describeRun(run), steps: await describeSteps(ctx.db, run) });
}

/** For operators: the caller is not checked. */
export function findRun(db: Db, runId: string): Promise<WorkflowRunRow | undefined> {
  return selectRun(db, runId);
}

export async function describeSteps(db: Db, run: WorkflowRunRow): Promise<DescribedStep[]> {
  const executions = await selectExecutionsOfRun(db, run.id);
  const workflow = workflowIn(run);
  return workflow.steps.map((step, at) => {
    const called = functionOf(workflow, step);
    return {
      id: step.id,
      function: step.function,
      title: called?.title ?? step.function,
      isBuiltin: called?.isBuiltin ?? false,
      execution: executions.find(({ position }) => position === at),
    };
  });
}
