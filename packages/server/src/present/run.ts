import { type Static, Type } from "typebox";
import type { FunctionExecutionRow, WorkflowRunRow } from "../domain/access/accessRun.ts";
import type { DescribedRun, DescribedStep } from "../domain/runs/describeRun.ts";

const values = Type.Record(Type.String(), Type.Unknown());
const status = Type.Enum(["running", "completed", "failed", "cancelled"]);
const seconds = Type.Integer({ description: "Seconds since 1970." });

export const runSchema = Type.Object(
  {
    id: Type.String(),
    app_id: Type.String(),
    team_id: Type.String(),
    workflow: Type.Object({ id: Type.String(), callback_id: Type.String(), title: Type.String() }),
    trigger_id: Type.Optional(Type.String()),
    started_by: Type.Optional(Type.String({ description: "Absent when time, an event or a webhook started it." })),
    status,
    error: Type.Optional(Type.String({ description: "Why it failed; names the step." })),
    inputs: values,
    outputs: Type.Optional(values),
    current_step: Type.Integer({ description: "How many steps are done." }),
    total_steps: Type.Integer(),
    date_created: seconds,
    date_ended: Type.Optional(seconds),
  },
  { title: "Run" },
);

export const stepSchema = Type.Object(
  {
    id: Type.String({ description: "What later steps call it, in `{{steps.<id>.<output>}}`." }),
    function: Type.String({ description: "As the manifest names it." }),
    title: Type.String(),
    type: Type.Enum(["builtin", "app"]),
    status: Type.Enum(["waiting", "running", "completed", "failed", "cancelled"]),
    function_execution_id: Type.Optional(Type.String({ description: "The same however often the step is tried." })),
    inputs: Type.Optional(values),
    outputs: Type.Optional(values),
    error: Type.Optional(Type.String()),
    date_started: Type.Optional(seconds),
    date_ended: Type.Optional(seconds),
  },
  { title: "Step" },
);

export function presentRun({ run, workflowId, title, stepCount }: DescribedRun): Static<typeof runSchema> {
  return {
    id: run.id,
    app_id: run.app_id,
    team_id: run.team_id,
    workflow: { id: workflowId, callback_id: run.workflow, title },
    ...(run.trigger_id === null ? {} : { trigger_id: run.trigger_id }),
    ...(run.started_by === null ? {} : { started_by: run.started_by }),
    status: run.status,
    ...(run.error === null ? {} : { error: run.error }),
    inputs: JSON.parse(run.inputs) as Values,
    ...outputsOf(run),
    current_step: run.position,
    total_steps: stepCount,
    date_created: Math.floor(run.created_ms / 1000),
    ...endOf(run),
  };
}

export function presentStep({ id, function: named, title, isBuiltin, execution }: DescribedStep) {
  const step = { id, function: named, title, type: isBuiltin ? ("builtin" as const) : ("app" as const) };
  if (!execution) return { ...step, status: "waiting" } satisfies Static<typeof stepSchema>;
  return {
    ...step,
    status: execution.status,
    function_execution_id: execution.id,
    inputs: JSON.parse(execution.inputs) as Values,
    ...outputsOf(execution),
    ...(execution.error === null ? {} : { error: execution.error }),
    date_started: Math.floor(execution.created_ms / 1000),
    ...endOf(execution),
  } satisfies Static<typeof stepSchema>;
}

type Values = Record<string, unknown>;

function outputsOf({ outputs }: Pick<WorkflowRunRow, "outputs">): { outputs?: Values } {
  return outputs === null ? {} : { outputs: JSON.parse(outputs) as Values };
}

function endOf({ ended_ms: endedMs }: Pick<FunctionExecutionRow, "ended_ms">): { date_ended?: number } {
  return endedMs === null ? {} : { date_ended: Math.floor(endedMs / 1000) };
}
