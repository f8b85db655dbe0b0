import { builtinOf, builtins } from "../builtins/builtins.ts";
import { suggestName } from "../suggestName.ts";
import { type CustomTypes, customTypesIn, noTypes } from "../workflows/customTypes.ts";
import { readFunctionReference } from "../workflows/functionReference.ts";
import { type Fields, isFields, type Parameter, parametersIn } from "../workflows/parameter.ts";
import type { FunctionDefinition, Manifest } from "./manifest.ts";

/** What a step calls, as far as its manifest can be checked. */
export interface CalledFunction {
  readonly name: string;
  readonly inputs: readonly Parameter[];
  readonly outputs: readonly Parameter[];
  /** The types of the app whose function it is. */
  readonly types: CustomTypes;
}

/** Functions that other apps share, by how steps name them. */
export type SharedFunctions = ReadonlyMap<
  string,
  { readonly callbackId: string; readonly definition: FunctionDefinition; readonly types: CustomTypes }
>;

export type Called = CalledFunction | { readonly fault: string } | undefined;

/** The function of a step; undefined for one of another app that is not known here, or why there is none. */
export function calledFunction(manifest: Manifest, named: string, shared: SharedFunctions): Called {
  const reference = readFunctionReference(named);
  switch (reference.kind) {
    case "builtin":
      return calledBuiltin(reference.name, named);
    case "own":
      return calledOwn(manifest, reference.callbackId, named);
    case "shared": {
      const found = shared.get(named);
      return found && describe(found.callbackId, found.definition, found.types);
    }
    default:
      return { fault: `${named} names no function: write slack#/functions/<name> or #/functions/<callback id>` };
  }
}

function calledBuiltin(name: string, named: string): Called {
  const builtin = builtinOf(name);
  if (builtin) {
    return { name, inputs: parametersIn(builtin.inputs), outputs: parametersIn(builtin.outputs), types: noTypes };
  }
  const suggested = suggestName(name, Object.keys(builtins));
  const remedy =
    suggested === undefined ? `use one of ${Object.keys(builtins).join(", ")}` : `did you mean ${suggested}?`;
  return { fault: `there is no built-in function ${named}; ${remedy}` };
}

function calledOwn({ functions = {}, types }: Manifest, callbackId: string, named: string): Called {
  const declared = Object.hasOwn(functions, callbackId) ? functions[callbackId] : undefined;
  if (declared) return describe(callbackId, declared, customTypesIn(types));
  const suggested = suggestName(callbackId, Object.keys(functions));
  return {
    fault: `the app declares no function ${named}${suggested === undefined ? "" : `; did you mean ${suggested}?`}`,
  };
}

function describe(name: string, definition: FunctionDefinition, types: CustomTypes): CalledFunction {
  return {
    name,
    inputs: parametersIn(definition.input_parameters),
    outputs: parametersIn(definition.output_parameters),
    types,
  };
}

/** The outputs of one step. A form returns what its fields ask for, so these are known where the fields are. */
export function outputsOf({ name, outputs }: CalledFunction, inputs: Fields): readonly Parameter[] {
  if (name !== "open_form" || !isFields(inputs["fields"])) return outputs;
  const { elements } = inputs["fields"];
  if (!Array.isArray(elements)) return outputs;
  const fields = elements.filter(isFields).map((field) => [String(field["name"]), answerOf(field)] as const);
  const schema = { type: "object", properties: Object.fromEntries(fields), additionalProperties: false };
  return outputs.map((output) => (output.name === "fields" ? { ...output, schema } : output));
}

/** Only what the answer is: bounds and defaults of the field concern the form. */
function answerOf({ type, items }: Fields): Fields {
  return { type: type ?? "string", ...(isFields(items) && { items }) };
}
