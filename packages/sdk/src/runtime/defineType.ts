import type { Parameter } from "./parameters.ts";

/** A type of the app's own: what several parameters are, said once. */
export interface TypeDefinition<Name extends string = string, Base extends Parameter = Parameter> {
  readonly kind: "type";
  readonly name: Name;
  readonly definition: Base;
}

export function DefineType<const Name extends string, const Base extends Parameter>(
  definition: Base & { readonly name: Name },
): TypeDefinition<Name, Base> {
  const { name, ...base } = definition;
  return { kind: "type", name, definition: base as unknown as Base };
}
