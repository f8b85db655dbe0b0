import { readFunctionReference } from "../workflows/functionReference.ts";
import { parametersIn } from "../workflows/parameter.ts";
import { pathOf, referencesIn } from "../workflows/template.ts";
import type { Manifest, WorkflowDefinition } from "./manifest.ts";
import { escapePointer } from "./pointer.ts";
import type { Report } from "./report.ts";

/** Callback ids become names of files when an app is deployed. */
const callbackIdShape = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * What no run could get past: steps that name a function or an output which the app does not declare. Built-in functions
 * that this platform does not have are let through, because other tools' manifests may name them; their step fails.
 */
export function checkWorkflows(manifest: Manifest, report: Report): void {
  const { functions = {}, workflows = {} } = manifest;
  checkNames("functions", Object.keys(functions), report);
  checkNames("workflows", Object.keys(workflows), report);
  for (const [callbackId, workflow] of Object.entries(workflows)) {
    checkSteps(manifest, workflow, `/workflows/${escapePointer(callbackId)}`, report);
  }
}

function checkNames(section: string, names: readonly string[], report: Report): void {
  for (const name of names) {
    if (callbackIdShape.test(name)) continue;
    const message = "a callback id has letters, digits, _ and -, and no more than 100 of them";
    report.addFault(message, `/${section}/${escapePointer(name)}`);
  }
}

function checkSteps(manifest: Manifest, workflow: WorkflowDefinition, place: string, report: Report): void {
  const steps = workflow.steps ?? [];
  const inputs = new Set(parametersIn(workflow.input_parameters).map(({ name }) => name));
  /** Of the steps so far, by id: what each gives, where that is known. */
  const done = new Map<string, ReadonlySet<string> | undefined>();
  for (const [at, step] of steps.entries()) {
    if (report.isFull) return;
    const pointer = `${place}/steps/${at}`;
    const id = step.id ?? String(at);
    if (done.has(id)) report.addFault(`a step before has the id ${id}`, `${pointer}/id`);
    const called = ownFunction(manifest, step.function_id);
    if (called === "missing") {
      report.addFault(`the app declares no function ${step.function_id}`, `${pointer}/function_id`);
    }
    const declared = called === "missing" || called === "not own" ? undefined : called;
    for (const { name, isRequired } of parametersIn(declared?.input_parameters)) {
      const isGiven = step.inputs !== undefined && Object.hasOwn(step.inputs, name);
      if (isRequired && !isGiven) report.addFault(`missing required input: ${name}`, `${pointer}/inputs`);
    }
    for (const [name, value] of Object.entries(step.inputs ?? {})) {
      for (const reference of referencesIn(value)) {
        const fault = referenceFault(reference, inputs, done);
        if (fault !== undefined) report.addFault(fault, `${pointer}/inputs/${escapePointer(name)}`);
      }
    }
    done.set(id, declared && new Set(parametersIn(declared.output_parameters).map((output) => output.name)));
  }
}

function ownFunction({ functions = {} }: Manifest, named: string) {
  const reference = readFunctionReference(named);
  if (reference.kind !== "own") return "not own";
  const { callbackId } = reference;
  return (Object.hasOwn(functions, callbackId) ? functions[callbackId] : undefined) ?? "missing";
}

function referenceFault(
  reference: string,
  inputs: ReadonlySet<string>,
  done: ReadonlyMap<string, ReadonlySet<string> | undefined>,
): string | undefined {
  const [root = "", name = "", output = ""] = pathOf(reference);
  if (root === "inputs") return inputs.has(name) ? undefined : `the workflow declares no input ${name}`;
  if (root !== "steps") return `{{${reference}}} leads nowhere: begin with inputs or steps`;
  if (!done.has(name)) return `there is no step ${name} before this one`;
  return (done.get(name)?.has(output) ?? true) ? undefined : `step ${name} has no output ${output}`;
}
