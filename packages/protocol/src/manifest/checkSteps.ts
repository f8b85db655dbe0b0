import { suggestName } from "../suggestName.ts";
import { customTypesIn, defaultOf } from "../workflows/customTypes.ts";
import { type Fields, parametersIn } from "../workflows/parameter.ts";
import { referencesIn } from "../workflows/template.ts";
import { type CalledFunction, calledFunction, outputsOf, type SharedFunctions } from "./calledFunction.ts";
import { givenFault } from "./checkGiven.ts";
import type { Manifest, WorkflowDefinition } from "./manifest.ts";
import { escapePointer } from "./pointer.ts";
import type { Report } from "./report.ts";
import { type DoneStep, resolveReference, type StepScope } from "./stepScope.ts";

/** The steps of one workflow, and what it returns, with everything that no run could get past. */
export function checkSteps(
  manifest: Manifest,
  workflow: WorkflowDefinition,
  shared: SharedFunctions,
  place: string,
  report: Report,
): void {
  const done = new Map<string, DoneStep>();
  const types = customTypesIn(manifest.types);
  const scope: StepScope = { inputs: parametersIn(workflow.input_parameters), types, done };
  for (const [at, step] of (workflow.steps ?? []).entries()) {
    if (report.isFull) return;
    const pointer = `${place}/steps/${at}`;
    const { id = String(at), inputs = {} } = step;
    if (done.has(id)) report.addFault(`a step before has the id ${id}`, `${pointer}/id`);
    const called = calledFunction(manifest, step.function_id, shared);
    if (called && "fault" in called) report.addFault(called.fault, `${pointer}/function_id`);
    const known = called && "inputs" in called ? called : undefined;
    const name = known?.name ?? step.function_id.slice(step.function_id.lastIndexOf("/") + 1);
    const words = `step ${at + 1} (${name})`;
    checkReferences({ values: inputs, words }, scope, `${pointer}/inputs`, report);
    if (known) checkInputs({ called: known, inputs, words }, scope, `${pointer}/inputs`, report);
    done.set(id, { name, outputs: known && outputsOf(known, inputs), types: known?.types ?? types });
  }
  checkOutputs(workflow, scope, `${place}/output_parameters`, report);
}

function checkReferences(
  { values, words }: { readonly values: Fields; readonly words: string },
  scope: StepScope,
  place: string,
  report: Report,
): void {
  for (const [name, value] of Object.entries(values)) {
    for (const reference of referencesIn(value)) {
      if (report.isFull) return;
      const resolved = resolveReference(reference, scope);
      if ("fault" in resolved)
        report.addFault(`${words}: ${name}: ${resolved.fault}`, `${place}/${escapePointer(name)}`);
    }
  }
}

function checkInputs(
  step: { readonly called: CalledFunction; readonly inputs: Fields; readonly words: string },
  scope: StepScope,
  place: string,
  report: Report,
): void {
  const { called, inputs, words } = step;
  const { types } = called;
  const ctx = { resolve: (reference: string) => resolveReference(reference, scope), budget: report.budget };
  for (const { name, isRequired, schema } of called.inputs) {
    const isGiven = Object.hasOwn(inputs, name);
    if (isRequired && !isGiven && defaultOf(schema, types) === undefined) {
      report.addFault(`missing required input: ${name}; ${words} cannot run without it`, place);
    }
    const fault = isGiven ? givenFault(inputs[name], { schema, types }, ctx) : undefined;
    if (fault !== undefined) report.addFault(`${words}: ${name} ${fault}`, `${place}/${escapePointer(name)}`);
  }
  const known = called.inputs.map(({ name }) => name);
  for (const name of Object.keys(inputs).filter((given) => !known.includes(given))) {
    if (report.isFull) return;
    report.addFault(`${words} takes no input ${name}; ${remedyFor(name, known)}`, `${place}/${escapePointer(name)}`);
  }
}

function remedyFor(name: string, known: readonly string[]): string {
  const suggested = suggestName(name, known);
  if (suggested !== undefined) return `did you mean ${suggested}?`;
  return known.length === 0 ? "it takes none" : `it takes ${known.join(", ")}`;
}

/** What the workflow itself returns, which is put together after its last step. */
function checkOutputs(workflow: WorkflowDefinition, scope: StepScope, place: string, report: Report): void {
  const values = parametersIn(workflow.output_parameters).map(({ name, schema }) => [name, schema["value"]] as const);
  checkReferences({ values: Object.fromEntries(values), words: "the workflow's output" }, scope, place, report);
}
