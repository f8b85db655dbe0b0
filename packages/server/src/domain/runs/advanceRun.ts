import { type Outcome, refuse, succeed } from "@platform/protocol";
import { fillTemplates } from "@platform/protocol/workflows/template.ts";
import { type Fields, parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { selectExecution, selectExecutionsOfRun } from "../../storage/queries/executions.ts";
import { selectRun, updateRunFrom } from "../../storage/queries/runs.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import { whyAppIsLost } from "../access/whyAppIsLost.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { endExecution, type ExecutionEnding } from "../functions/endExecution.ts";
import { lookupIn, workflowIn } from "./lookup.ts";
import { recordRunEnded } from "./recordRun.ts";
import type { StepCode } from "./stepCode.ts";
import { takeStep } from "./takeStep.ts";

/**
 * Takes a run one step further, in one transaction. Where the run stands is changed last and only if it still stands
 * where it was read: what a built-in step does is committed together with the step, or not at all. So it happens once,
 * wherever the server dies and however many servers look at the run. A function of an app is notified under an id that stays
 * the same, at least once.
 */
export const advanceRun = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly runId: string; readonly baseUrl: string },
  ): Promise<Outcome<{ didWork: boolean }, StepCode>> => {
    const run = await selectRun(ctx.db, input.runId);
    const isDue = run?.status === "running" && run.due_ms !== null && run.due_ms <= ctx.nowMs;
    if (!isDue) return succeed({ didWork: false });
    const moved = await move(ctx, run, input.baseUrl);
    return moved.ok ? succeed({ didWork: true }) : moved;
  },
);

async function move(ctx: WriteContext, run: WorkflowRunRow, baseUrl: string): Promise<Outcome<object, StepCode>> {
  if (run.execution_id !== null) return endWait(ctx, run, run.execution_id);
  const step = workflowIn(run).steps[run.position];
  return step ? takeStep(ctx, run, step, baseUrl) : finish(ctx, run);
}

/** What was waited for did not come, or cannot come any more because an app is gone; of a delay, just that was meant. */
async function endWait(
  ctx: WriteContext,
  run: WorkflowRunRow,
  executionId: string,
): Promise<Outcome<object, StepCode>> {
  const execution = await selectExecution(ctx.db, executionId);
  if (!execution) throw new Error(`there is no execution ${executionId}`);
  const lost =
    (await whyAppIsLost(ctx.db, run.app_id, run.team_id)) ??
    (execution.app_id === run.app_id ? undefined : await whyAppIsLost(ctx.db, execution.app_id, run.team_id));
  if (lost === undefined && execution.deadline_ms > ctx.nowMs) {
    return (await updateRunFrom(ctx.db, run, { due_ms: execution.deadline_ms })) ? succeed({}) : refuse("overtaken");
  }
  const ended = await endExecution(ctx, execution, lost === undefined ? endingOf(execution) : failed(lost));
  return ended.ok ? ended : refuse("overtaken");
}

function endingOf(execution: FunctionExecutionRow): ExecutionEnding {
  if (execution.place === "builtin" && execution.function === "delay") return { kind: "completed", outputs: {} };
  const tookS = Math.round((execution.deadline_ms - execution.created_ms) / 1000);
  return failed(`took longer than ${tookS} s`);
}

function failed(error: string): ExecutionEnding {
  return { kind: "failed", error };
}

/** All steps are done. What the workflow itself gives is put together from what they gave. */
async function finish(ctx: WriteContext, run: WorkflowRunRow): Promise<Outcome<object, StepCode>> {
  const workflow = workflowIn(run);
  const lookup = lookupIn(workflow, run, await selectExecutionsOfRun(ctx.db, run.id));
  const given = parametersIn(workflow.outputParameters).map(({ name, schema }) => [name, schema["value"]] as const);
  const outputs = fillTemplates(Object.fromEntries(given), lookup) as Fields;
  const end = { status: "completed" as const, outputs: JSON.stringify(outputs), due_ms: null, ended_ms: ctx.nowMs };
  if (!(await updateRunFrom(ctx.db, run, end))) return refuse("overtaken");
  await recordRunEnded(ctx, run, workflow, { outcome: "completed" });
  return succeed({});
}
