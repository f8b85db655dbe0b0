import { builtinOf } from "@platform/protocol/builtins/builtins.ts";
import type { FunctionDefinition } from "@platform/protocol/manifest/manifest.ts";
import { baseTypeName, type CustomTypes, noTypes } from "@platform/protocol/workflows/customTypes.ts";
import { readFunctionReference } from "@platform/protocol/workflows/functionReference.ts";
import { type Fields, type Parameter, parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { type Found, type Lookup, readDeep } from "@platform/protocol/workflows/template.ts";
import type { FunctionExecutionRow } from "../../storage/tables/functionExecutions.ts";
import type { WorkflowRunRow } from "../../storage/tables/workflowRuns.ts";
import type { Workflow, WorkflowStep } from "../workflows/readWorkflow.ts";

export function workflowIn({ definition }: Pick<WorkflowRunRow, "definition">): Workflow {
  return JSON.parse(definition) as Workflow;
}

/** What a step takes and returns, for any kind of function; nothing if there is no such function. */
export interface StepFunction {
  /** Callback id of an app's, name of a built-in one. */
  readonly name: string;
  readonly title: string;
  readonly isBuiltin: boolean;
  /** The app that does it, when that is not the workflow's own. */
  readonly appId?: string;
  readonly definition?: FunctionDefinition;
  readonly inputs: readonly Parameter[];
  readonly outputs: readonly Parameter[];
  /** The types that these refer to; undefined where they are unknown, as in runs from before types were kept. */
  readonly types: CustomTypes | undefined;
}

export function functionOf(workflow: Workflow, step: WorkflowStep): StepFunction | undefined {
  const reference = readFunctionReference(step.function);
  if (reference.kind === "builtin") {
    const builtin = builtinOf(reference.name);
    return (
      builtin && {
        name: reference.name,
        title: builtin.title,
        isBuiltin: true,
        inputs: parametersIn(builtin.inputs),
        outputs: parametersIn(builtin.outputs),
        types: noTypes,
      }
    );
  }
  if (reference.kind === "shared") {
    const { shared = {} } = workflow;
    const found = Object.hasOwn(shared, step.function) ? shared[step.function] : undefined;
    return found && { ...describe(found.callbackId, found.definition, found.types), appId: found.appId };
  }
  const name = reference.kind === "own" ? reference.callbackId : "";
  const declared = Object.hasOwn(workflow.functions, name) ? workflow.functions[name] : undefined;
  return declared && describe(name, declared, workflow.types);
}

function describe(name: string, definition: FunctionDefinition, types: CustomTypes | undefined): StepFunction {
  return {
    name,
    title: definition.title ?? name,
    isBuiltin: false,
    definition,
    inputs: parametersIn(definition.input_parameters),
    outputs: parametersIn(definition.output_parameters),
    types,
  };
}

/** What `{{inputs.x}}` and `{{steps.n.y}}` lead to at one point of a run. */
export function lookupIn(
  workflow: Workflow,
  run: Pick<WorkflowRunRow, "inputs">,
  done: readonly Pick<FunctionExecutionRow, "position" | "outputs">[],
): Lookup {
  const inputs = JSON.parse(run.inputs) as Fields;
  const inputTypes = typesOf(parametersIn(workflow.inputParameters), workflow.types);
  return ([root = "", ...path]) => {
    const [name = "", ...deeper] = path;
    if (root === "inputs") {
      const isEntered = workflow.enteredInputs?.includes(name);
      return found(inputs, path, { type: deeper.length === 0 ? inputTypes.get(name) : undefined, isEntered });
    }
    if (root !== "steps") return undefined;
    const at = workflow.steps.findIndex((step) => step.id === name);
    const step = workflow.steps[at];
    const outputs = done.find(({ position }) => position === at)?.outputs;
    if (!step || outputs === undefined || outputs === null) return undefined;
    const called = functionOf(workflow, step);
    const types = typesOf(called?.outputs ?? [], called?.types);
    const type = deeper.length === 1 ? types.get(deeper[0] ?? "") : undefined;
    // Built-in functions return what people filled in, chose, or typed into a message. An app is responsible for its own outputs.
    return found(JSON.parse(outputs), deeper, { type, isEntered: called?.isBuiltin });
  };
}

function found(values: unknown, path: readonly string[], about: Omit<Found, "value">): Found | undefined {
  const value = readDeep(values, path);
  return value === undefined ? undefined : { value, ...about };
}

/** The plain or platform type of each: a user id is shown as a mention, also when the app gave its type a name. */
function typesOf(parameters: readonly Parameter[], types: CustomTypes = noTypes): Map<string, string> {
  return new Map(parameters.map(({ name, type, schema }) => [name, baseTypeName(schema, types) ?? type]));
}
