import { readFunctionReference } from "../workflows/functionReference.ts";
import { parametersIn } from "../workflows/parameter.ts";
import { pathOf, referencesIn } from "../workflows/template.ts";
import type { ManifestFault } from "./fault.ts";
import type { Manifest, WorkflowDefinition } from "./manifest.ts";

/** Callback ids become names of files when an app is deployed. */
const callbackIdShape = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * What no run could get past: steps that name a function or an output which the app does not declare. Built-in functions
 * that this platform does not have are let through, because other tools' manifests may name them; their step fails.
 */
export function checkWorkflows(manifest: Manifest): ManifestFault[] {
  const { functions = {}, workflows = {} } = manifest;
  return [
    ...misnamed("functions", Object.keys(functions)),
    ...misnamed("workflows", Object.keys(workflows)),
    ...Object.entries(workflows).flatMap(([callbackId, workflow]) =>
      stepFaults(manifest, workflow, `/workflows/${escape(callbackId)}`),
    ),
  ];
}

function misnamed(section: string, names: readonly string[]): ManifestFault[] {
  const wrong = names.filter((name) => !callbackIdShape.test(name));
  return wrong.map((name) => ({
    message: "a callback id has letters, digits, _ and -, and no more than 100 of them",
    pointer: `/${section}/${escape(name)}`,
  }));
}

function escape(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}

function stepFaults(manifest: Manifest, workflow: WorkflowDefinition, place: string): ManifestFault[] {
  const steps = workflow.steps ?? [];
  const inputs = new Set(parametersIn(workflow.input_parameters).map(({ name }) => name));
  /** Of the steps so far, by id: what each gives, where that is known. */
  const done = new Map<string, ReadonlySet<string> | undefined>();
  const faults: ManifestFault[] = [];
  for (const [at, step] of steps.entries()) {
    const pointer = `${place}/steps/${at}`;
    const id = step.id ?? String(at);
    if (done.has(id)) faults.push({ message: `a step before has the id ${id}`, pointer: `${pointer}/id` });
    const called = ownFunction(manifest, step.function_id);
    if (called === "missing") {
      const message = `the app declares no function ${step.function_id}`;
      faults.push({ message, pointer: `${pointer}/function_id` });
    }
    const declared = called === "missing" || called === "not own" ? undefined : called;
    for (const { name, isRequired } of parametersIn(declared?.input_parameters)) {
      const isGiven = step.inputs !== undefined && Object.hasOwn(step.inputs, name);
      if (isRequired && !isGiven)
        faults.push({ message: `missing required input: ${name}`, pointer: `${pointer}/inputs` });
    }
    for (const [name, value] of Object.entries(step.inputs ?? {})) {
      const wrong = referencesIn(value).flatMap((reference) => referenceFault(reference, inputs, done) ?? []);
      faults.push(...wrong.map((message) => ({ message, pointer: `${pointer}/inputs/${escape(name)}` })));
    }
    done.set(id, declared && new Set(parametersIn(declared.output_parameters).map((output) => output.name)));
  }
  return faults;
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
