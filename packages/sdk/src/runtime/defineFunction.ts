import type { Parameters } from "./parameters.ts";

export interface FunctionDefinition<Inputs extends Parameters = Parameters, Outputs extends Parameters = Parameters> {
  readonly kind: "function";
  readonly callback_id: string;
  readonly title: string;
  readonly description?: string;
  /** The module whose default export handles it, from the root of the project. */
  readonly source_file: string;
  readonly input_parameters?: Inputs;
  readonly output_parameters?: Outputs;
}

/** A step of workflows that this app does itself. */
export function DefineFunction<const Inputs extends Parameters, const Outputs extends Parameters>(
  definition: Omit<FunctionDefinition<Inputs, Outputs>, "kind">,
): FunctionDefinition<Inputs, Outputs> {
  return { kind: "function", ...definition };
}
