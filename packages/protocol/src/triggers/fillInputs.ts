import { type Fields, isFields } from "../workflows/parameter.ts";
import { fillTemplates, type Lookup, readDeep } from "../workflows/template.ts";
import { dataTypes } from "./triggerData.ts";

/** The value for one input of a workflow: a value with `{{data.x}}` in it, or that the person who runs it is asked. */
export interface TriggerInput {
  readonly value?: unknown;
  readonly customizable?: boolean;
}

export type TriggerInputs = Readonly<Record<string, TriggerInput>>;

/** The inputs of a run. What a person gave counts only where the trigger asks for it. */
export function fillInputs(inputs: TriggerInputs, data: Fields, given: Fields = {}): Fields {
  const lookup: Lookup = ([root, ...path]) => {
    const value = root === "data" ? readDeep(data, path) : undefined;
    const [name = ""] = path;
    return value === undefined ? undefined : { value, type: path.length === 1 ? dataTypes[name] : undefined };
  };
  const filled: Record<string, unknown> = {};
  for (const [name, { value, customizable = false }] of Object.entries(inputs)) {
    const own = customizable && Object.hasOwn(given, name) ? given[name] : undefined;
    const found = own ?? fillTemplates(value, lookup);
    if (found !== undefined) filled[name] = found;
  }
  return filled;
}

/** Inputs as authors write them; nothing where that is no object of objects. */
export function readTriggerInputs(value: unknown): TriggerInputs | undefined {
  if (value === undefined || value === null) return {};
  if (!isFields(value)) return undefined;
  const inputs: Record<string, TriggerInput> = {};
  for (const [name, input] of Object.entries(value)) {
    if (!isFields(input)) return undefined;
    inputs[name] = {
      ...(input["value"] !== undefined && { value: input["value"] }),
      ...(input["customizable"] === true && { customizable: true }),
    };
  }
  return inputs;
}
