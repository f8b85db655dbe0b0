import { cutCharacters, limits, type Outcome, succeed } from "@platform/protocol";
import { insertExecution } from "../../storage/queries/executions.ts";
import { selectRun, updateRunFrom } from "../../storage/queries/runs.ts";
import { defineOperation } from "../context.ts";
import { functionOf, workflowIn } from "./lookup.ts";
import { planNotice } from "./planNotice.ts";
import { recordRunEnded, recordStepEnded } from "./recordRun.ts";
import { stepName } from "./stepName.ts";

/** Ends a run at a step that cannot be done. What the step had changed was undone before, with its transaction. */
export const failRun = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly runId: string; readonly position: number; readonly why: string },
  ): Promise<Outcome<object, never>> => {
    const run = await selectRun(ctx.db, input.runId);
    const isThere = run?.status === "running" && run.position === input.position && run.execution_id === null;
    if (!isThere) return succeed({});
    const workflow = workflowIn(run);
    const step = workflow.steps[run.position];
    const called = step && functionOf(workflow, step);
    const why = cutCharacters(input.why, limits.function_error_chars_max);
    const error = `${stepName(workflow, run.position)}: ${why}`;
    const notice = await planNotice(ctx, run);
    const end = { status: "failed" as const, error, due_ms: null, ended_ms: ctx.nowMs, ...notice };
    if (!(await updateRunFrom(ctx.db, run, end))) return succeed({});
    const execution = {
      id: ctx.ids.next("execution"),
      app_id: called?.appId ?? run.app_id,
      position: run.position,
      function: called?.name ?? step?.function ?? "",
      place: called?.isBuiltin === false ? ("remote" as const) : ("builtin" as const),
    };
    await insertExecution(ctx.db, {
      ...execution,
      run_id: run.id,
      team_id: run.team_id,
      inputs: "{}",
      outputs: null,
      status: "failed",
      error: why,
      created_ms: ctx.nowMs,
      deadline_ms: ctx.nowMs,
      ended_ms: ctx.nowMs,
    });
    await recordStepEnded(ctx, run, workflow, { ...execution, outcome: "failed", error: why });
    await recordRunEnded(ctx, run, workflow, { outcome: "failed", error });
    return succeed({});
  },
);
