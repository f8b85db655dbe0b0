import { limits } from "../limits.ts";
import { type Fields, isFields, parametersIn } from "./parameter.ts";
import { typeName } from "./template.ts";

/** The types that an app declares, by name. Parameters refer to them as `#/types/<name>`. */
export type CustomTypes = Readonly<Record<string, Fields>>;

export const noTypes: CustomTypes = {};

/** The name in `#/types/<name>`; undefined for any other type. */
export function customTypeName(type: unknown): string | undefined {
  return typeof type === "string" ? /^#\/types\/(.+)$/.exec(type)?.[1] : undefined;
}

/** The types in the section `types` of a manifest. What is no object there is reported by the check of its shape. */
export function customTypesIn(section: unknown): CustomTypes {
  if (!isFields(section)) return noTypes;
  const declared = Object.entries(section).filter((entry): entry is [string, Fields] => isFields(entry[1]));
  return Object.fromEntries(declared);
}

export function customType(types: CustomTypes, name: string): Fields | undefined {
  return Object.hasOwn(types, name) ? types[name] : undefined;
}

/**
 * A schema and those that it refers to, the outermost first; the last one names a plain or platform type. Undefined when a
 * type is not declared or refers to itself.
 */
export function schemaChain(schema: Fields, types: CustomTypes): readonly Fields[] | undefined {
  const chain = [schema];
  for (let at: Fields = schema; chain.length <= limits.declared_types_max + 1;) {
    const name = customTypeName(at["type"]);
    if (name === undefined) return chain;
    const next = customType(types, name);
    if (!next) return undefined;
    chain.push(next);
    at = next;
  }
  return undefined;
}

/** The plain or platform type behind a schema, without its prefix: `user_id`, also through types of the app's own. */
export function baseTypeName(schema: Fields, types: CustomTypes): string | undefined {
  const base = schemaChain(schema, types)?.at(-1);
  if (!base) return undefined;
  return typeof base["type"] === "string" ? typeName(base["type"]) : "string";
}

/** The default of a schema, or of the nearest type that it refers to and that has one. */
export function defaultOf(schema: Fields, types: CustomTypes): unknown {
  const chain = schemaChain(schema, types) ?? [schema];
  return chain.find((one) => one["default"] !== undefined)?.["default"];
}

/** The types that these sections of parameters need, also through one another. A run keeps these and no others. */
export function typesUsed(sections: readonly unknown[], types: CustomTypes): CustomTypes {
  const used = new Map<string, Fields>();
  const visit = (schema: unknown): void => {
    if (!isFields(schema)) return;
    const name = customTypeName(schema["type"]);
    const declared = name === undefined || used.has(name) ? undefined : customType(types, name);
    if (name !== undefined && declared) {
      used.set(name, declared);
      visit(declared);
    }
    visit(schema["items"]);
    if (isFields(schema["properties"])) for (const inside of Object.values(schema["properties"])) visit(inside);
  };
  for (const section of sections) for (const { schema } of parametersIn(section)) visit(schema);
  return Object.fromEntries(used);
}
