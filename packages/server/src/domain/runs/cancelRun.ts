import { type Outcome, refuse, succeed } from "@platform/protocol";
import { updateExecutionEnded } from "../../storage/queries/executions.ts";
import { updateRunFrom } from "../../storage/queries/runs.ts";
import { updateExecutionTokensRevoked } from "../../storage/queries/tokens.ts";
import { accessRun, type RunAccessCode } from "../access/accessRun.ts";
import { defineOperation } from "../context.ts";
import { workflowIn } from "./lookup.ts";
import { recordRunEnded } from "./recordRun.ts";

/** Ends a run before its end. What its steps have done so far stays; the step under way hears that it is over. */
export const cancelRun = defineOperation(
  import.meta,
  async (ctx, { runId }: { readonly runId: string }): Promise<Outcome<object, RunAccessCode | "run_not_running">> => {
    const found = await accessRun(ctx, runId, "change");
    if (!found.ok) return found;
    const { run } = found;
    if (run.status !== "running") return refuse("run_not_running");
    const end = { status: "cancelled" as const, ended_ms: ctx.nowMs };
    if (run.execution_id !== null) {
      await updateExecutionEnded(ctx.db, run.execution_id, { ...end, outputs: null, error: null });
      await updateExecutionTokensRevoked(ctx.db, run.execution_id, ctx.nowMs);
    }
    // The run has advanced meanwhile: the caller saw another state, and can cancel again.
    if (!(await updateRunFrom(ctx.db, run, { ...end, due_ms: null }))) return refuse("run_not_running");
    await recordRunEnded(ctx, run, workflowIn(run), { outcome: "cancelled" });
    return succeed({});
  },
);
