import type { FunctionDefinition } from "./defineFunction.ts";
import type { Parameters, ValuesOf } from "./parameters.ts";
import { type Template, templateOf } from "./template.ts";

interface WorkflowSettings<Inputs extends Parameters> {
  readonly callback_id: string;
  readonly title: string;
  readonly description?: string;
  readonly input_parameters?: Inputs;
}

/** What a step may be given: the value itself, text with templates in it, or a template alone. */
type Given<Value> = Value | Template | (Value extends readonly (infer Item)[] ? readonly Given<Item>[] : never);
type InputsFor<F> =
  F extends FunctionDefinition<infer Inputs, Parameters>
    ? { readonly [Name in keyof ValuesOf<Inputs>]: Given<ValuesOf<Inputs>[Name]> }
    : Readonly<Record<string, unknown>>;
type OutputsOf<F> =
  F extends FunctionDefinition<Parameters, infer Outputs>
    ? { readonly [Name in keyof Outputs["properties"]]: Template }
    : Readonly<Record<string, Template>>;

export interface Step<F = unknown> {
  readonly id: string;
  readonly function: F;
  readonly inputs: unknown;
  /** What comes out of it, for the steps after it. */
  readonly outputs: OutputsOf<F>;
}

export interface WorkflowDefinition<Inputs extends Parameters = Parameters> extends WorkflowSettings<Inputs> {
  readonly kind: "workflow";
  /** What the workflow is started with, for its steps. */
  readonly inputs: { readonly [Name in keyof Inputs["properties"]]: Template };
  readonly steps: readonly Step[];
  /**
   * Adds a step: a function of this app, one of the platform's by its name in `Schema.platform.functions`, or one that
   * another app shares, as `A0123456789#/functions/greet`.
   */
  addStep<F extends FunctionDefinition | string>(step: F, inputs: InputsFor<F>): Step<F>;
}

/** Steps one after the other, each with what those before it gave. */
export function DefineWorkflow<const Inputs extends Parameters>(
  settings: WorkflowSettings<Inputs>,
): WorkflowDefinition<Inputs> {
  const steps: Step[] = [];
  return {
    kind: "workflow",
    ...settings,
    inputs: templateOf("inputs") as WorkflowDefinition<Inputs>["inputs"],
    steps,
    addStep(step, inputs) {
      const id = String(steps.length);
      const added = { id, function: step, inputs, outputs: templateOf(`steps.${id}`) };
      steps.push(added);
      return added as unknown as Step<typeof step>;
    },
  };
}
