import type { MethodResult } from "@platform/sdk";
import { table } from "../table.ts";
import { spanText } from "../timeText.ts";

export type Run = MethodResult<"workflows.runs.list">["runs"][number];
export type RunDetails = MethodResult<"workflows.runs.info">;

/** One line each: which, how it stands, when, for how long, by whom, of which workflow, and why it failed. */
export function runTable(runs: readonly Run[]): string {
  return table(
    runs.map((run) => [
      run.id,
      run.status,
      timeOf(run.date_created),
      spanOf(run.date_created, run.date_ended),
      starterOf(run),
      `#/workflows/${run.workflow.callback_id}`,
      run.error ?? `${run.current_step} of ${run.total_steps} steps`,
    ]),
  );
}

/** Everything about one run, and its steps below each other. */
export function runText({ run, steps }: RunDetails): string {
  const facts = table([
    ["id", run.id],
    ["workflow", `${run.workflow.title} (#/workflows/${run.workflow.callback_id})`],
    ["status", run.status],
    ...(run.error === undefined ? [] : [["error", run.error]]),
    ["started", timeOf(run.date_created)],
    ["started by", starterOf(run)],
    ...(run.date_ended === undefined ? [] : [["ended", timeOf(run.date_ended)]]),
    ["inputs", JSON.stringify(run.inputs)],
    ...(run.outputs === undefined ? [] : [["outputs", JSON.stringify(run.outputs)]]),
  ]);
  const rows = steps.map((step, at) => [
    String(at + 1),
    step.status,
    spanOf(step.date_started, step.date_ended),
    step.title,
    step.error ?? (step.outputs === undefined ? "" : JSON.stringify(step.outputs)),
  ]);
  return `${facts}\n${table(rows)}`;
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function spanOf(from: number | undefined, to: number | undefined): string {
  return from === undefined || to === undefined ? "-" : to === from ? "0s" : spanText((to - from) * 1000);
}

/** A person, or the trigger that started it by itself. */
function starterOf({ started_by: person, trigger_id: trigger }: Run): string {
  return person ?? trigger ?? "-";
}
