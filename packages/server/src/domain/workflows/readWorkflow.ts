import { workflowCallbackId } from "@platform/protocol/workflows/functionReference.ts";
import type { FunctionDefinition, Manifest, WorkflowDefinition } from "@platform/protocol/manifest/manifest.ts";
import { type CustomTypes, customTypesIn, typesUsed } from "@platform/protocol/workflows/customTypes.ts";
import type { Fields } from "@platform/protocol/workflows/parameter.ts";
import type { SharedFunction } from "../access/accessSharedFunction.ts";

/** A workflow with everything that a run of it needs, as plain data: a run keeps it from its start to its end. */
export interface Workflow {
  readonly callbackId: string;
  readonly title: string;
  readonly inputParameters: Fields;
  readonly outputParameters: Fields;
  readonly steps: readonly WorkflowStep[];
  /** The app's own functions that its steps name, by callback id. */
  readonly functions: Readonly<Record<string, FunctionDefinition>>;
  /** The app's own types that its parameters and functions refer to. Absent in runs from before types were kept. */
  readonly types?: CustomTypes;
  /** Functions of other apps, by how steps name them. Absent where none does, as in every run from before there were any. */
  readonly shared?: Readonly<Record<string, SharedFunction>>;
  /** Of a run: the inputs that a person entered when they started it. */
  readonly enteredInputs?: readonly string[];
}

export interface WorkflowStep {
  /** What later steps call it: `{{steps.<id>.<output>}}`. */
  readonly id: string;
  /** The function, as the manifest names it. */
  readonly function: string;
  readonly inputs: Fields;
}

/** A workflow of an app, by its callback id or as `#/workflows/<callback id>`. */
export function readWorkflow(manifest: Manifest, named: string): Workflow | undefined {
  const callbackId = workflowCallbackId(named);
  const { workflows = {} } = manifest;
  const declared = Object.hasOwn(workflows, callbackId) ? workflows[callbackId] : undefined;
  return declared && workflowOf(callbackId, declared, manifest);
}

function workflowOf(callbackId: string, declared: WorkflowDefinition, { functions = {}, types }: Manifest): Workflow {
  const { title = callbackId, input_parameters = {}, output_parameters = {}, steps = [] } = declared;
  const used = Object.entries(functions).filter(([id]) =>
    steps.some(({ function_id: named }) => named === id || named === `#/functions/${id}`),
  );
  const sections = used.flatMap(([, one]) => [one.input_parameters, one.output_parameters]);
  return {
    callbackId,
    title,
    inputParameters: input_parameters,
    outputParameters: output_parameters,
    steps: steps.map(({ id, function_id: named, inputs = {} }, at) => ({
      id: id ?? String(at),
      function: named,
      inputs,
    })),
    functions: Object.fromEntries(used),
    types: typesUsed([input_parameters, output_parameters, ...sections], customTypesIn(types)),
  };
}
