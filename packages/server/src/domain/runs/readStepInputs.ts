import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { coerceAll } from "@platform/protocol/workflows/coerce.ts";
import { baseTypeName, noTypes } from "@platform/protocol/workflows/customTypes.ts";
import { type Fields, isFields } from "@platform/protocol/workflows/parameter.ts";
import { fillTemplates } from "@platform/protocol/workflows/template.ts";
import { selectExecutionsOfRun } from "../../storage/queries/executions.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import type { ReadContext } from "../context.ts";
import { fillCredentials } from "../externalAuth/credentialInputs.ts";
import { handInteractivity } from "../interactions/interactivity.ts";
import type { WorkflowStep } from "../workflows/readWorkflow.ts";
import { fillBuiltin } from "./fillBuiltin.ts";
import { lookupIn, type StepFunction, workflowIn } from "./lookup.ts";

/** What a step is handed: its templates filled in, held against what its function declares. */
export async function readStepInputs(
  ctx: ReadContext & { readonly baseUrl: string },
  run: WorkflowRunRow,
  step: WorkflowStep,
  called: StepFunction,
): Promise<Outcome<{ inputs: Fields }, "step_failed">> {
  const lookup = lookupIn(workflowIn(run), run, await selectExecutionsOfRun(ctx.db, run.id));
  const strange = called.isBuiltin ? strangeInput(step, called) : undefined;
  if (strange !== undefined) return refuse("step_failed", strange);
  const given = called.isBuiltin
    ? await fillBuiltin(ctx.db, { teamId: run.team_id, step, called, lookup })
    : (fillTemplates(step.inputs, lookup) as Fields);
  const read = coerceAll(called.inputs, given, called.types);
  if (!read.ok) return refuse("step_failed", ...read.faults.map((fault) => explain(step, fault)));
  const filled = await fillCredentials(ctx, run, called, read.values);
  if (!filled.ok) return filled;
  const inputs = forWhoeverDoesIt(ctx, run, called, filled.values);
  const isShort = JSON.stringify(inputs).length <= limits.function_values_bytes_max;
  return isShort ? succeed({ inputs }) : refuse("step_failed", "its inputs are too long");
}

/** A person who acted in one app of the workflow can be addressed by the app that does this step, if it is another. */
function forWhoeverDoesIt(ctx: ReadContext, run: WorkflowRunRow, called: StepFunction, values: Fields): Fields {
  const { shared = {} } = workflowIn(run);
  const among = [run.app_id, ...Object.values(shared).map(({ appId }) => appId)];
  const handed: Record<string, unknown> = {};
  for (const { name, schema } of called.inputs) {
    const value = values[name];
    if (baseTypeName(schema, called.types ?? noTypes) !== "interactivity" || !isFields(value)) continue;
    handed[name] = handInteractivity(ctx, value, { among, to: called.appId ?? run.app_id });
  }
  return { ...values, ...handed };
}

/**
 * An input that a built-in function does not take. A manifest that was saved while it did is not checked again, and a step
 * that leaves out what its author gave does something else than was meant: a reply would be posted into the channel.
 */
function strangeInput(step: WorkflowStep, { inputs }: StepFunction): string | undefined {
  const known = inputs.map(({ name }) => name);
  const strange = Object.keys(step.inputs).find((name) => !known.includes(name));
  return strange === undefined ? undefined : `it takes no input ${strange}; it takes ${known.join(", ")}`;
}

/** Names the reference that led to nothing: that is where the author has to look. */
function explain(step: WorkflowStep, fault: string): string {
  const [name = ""] = fault.split(" ", 1);
  const given = step.inputs[name];
  const isReference = fault === `${name} is missing` && typeof given === "string" && given.includes("{{");
  return isReference ? `${fault}: ${given} holds nothing` : fault;
}
