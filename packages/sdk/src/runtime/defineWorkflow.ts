import type { BuiltinFunctions } from "./builtins.ts";
import type { FunctionDefinition } from "./defineFunction.ts";
import type { Parameters, ValuesOf } from "./parameters.ts";
import { type Template, templateOf } from "./template.ts";

interface WorkflowSettings<Inputs extends Parameters> {
  readonly callback_id: string;
  readonly title: string;
  readonly description?: string;
  readonly input_parameters?: Inputs;
}

/** What a step may be given: the value itself, text with templates in it, or a template alone, at every depth. */
type Given<Value> = unknown extends Value
  ? unknown
  :
      | Template
      | (Value extends readonly (infer Item)[]
          ? readonly Given<Item>[]
          : Value extends object
            ? { readonly [Name in keyof Value]: Given<Value[Name]> }
            : Value);
type AllGiven<Inputs extends Parameters> = {
  readonly [Name in keyof ValuesOf<Inputs>]: Given<ValuesOf<Inputs>[Name]>;
};

/** The name in a reference to a built-in function. */
type BuiltinIn<F> = F extends `${"slack" | "platform"}#/functions/${infer Name}` ? Name : undefined;

/** What a step takes. Nothing fits a built-in function that does not exist, so naming one does not compile. */
type InputsFor<F> =
  F extends FunctionDefinition<infer Inputs, Parameters>
    ? AllGiven<Inputs>
    : BuiltinIn<F> extends keyof BuiltinFunctions
      ? AllGiven<BuiltinFunctions[BuiltinIn<F>]["inputs"]>
      : BuiltinIn<F> extends undefined
        ? Readonly<Record<string, unknown>>
        : never;
type Templates<Outputs extends Parameters> = { readonly [Name in keyof Outputs["properties"]]: Template };
type OutputsOf<F> =
  F extends FunctionDefinition<Parameters, infer Outputs>
    ? Templates<Outputs>
    : BuiltinIn<F> extends keyof BuiltinFunctions
      ? Templates<BuiltinFunctions[BuiltinIn<F>]["outputs"]>
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
