import type { BuiltinDeclaration, DeclaredParameters } from "../../packages/protocol/src/builtins/declaration.ts";

/**
 * The built-in functions as types of the SDK, so that `addStep` checks their inputs and outputs. Printed, because a project
 * takes the folder of the SDK along and nothing else.
 */
export function printBuiltinTypes(builtins: readonly (readonly [string, BuiltinDeclaration])[]): string {
  const entries = builtins.map(
    ([name, { description, inputs, outputs }]) => `  /** ${description} */
  readonly ${name}: {
    readonly inputs: ${parametersText(inputs)};
    readonly outputs: ${parametersText(outputs)};
  };`,
  );
  return `// GENERATED from the declarations of the built-in functions by npm run gen.

/** What each built-in function takes and returns, by its name in \`slack#/functions/<name>\`. */
export interface BuiltinFunctions {
${entries.join("\n")}
}
`;
}

function parametersText(parameters: DeclaredParameters): string {
  const entries = Object.entries(parameters);
  const properties = entries.map(
    ([name, parameter]) => `\n        readonly ${name}: ${literalText(shapeOf(parameter))};`,
  );
  const required = entries.filter(([, { is_required: isRequired }]) => isRequired).map(([name]) => name);
  const body = properties.length === 0 ? "{}" : `{${properties.join("")}\n      }`;
  return `{
      readonly properties: ${body};
      readonly required: ${literalText(required)};
    }`;
}

function shapeOf({ type, items, properties, required }: DeclaredParameters[string]): object {
  return { type, ...(items && { items }), ...(properties && { properties }), ...(required && { required }) };
}

/** A value as its own type. */
function literalText(value: unknown): string {
  if (Array.isArray(value)) return `readonly [${value.map(literalText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, inside]) => `readonly ${name}: ${literalText(inside)}`);
  return `{ ${fields.join("; ")} }`;
}
