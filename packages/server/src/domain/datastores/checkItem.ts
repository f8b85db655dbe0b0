import { coerce } from "@platform/protocol/workflows/coerce.ts";
import { baseTypeName, type CustomTypes, schemaChain } from "@platform/protocol/workflows/customTypes.ts";
import { constraintFault } from "@platform/protocol/workflows/constraints.ts";
import { type Fields, isFields, parametersIn } from "@platform/protocol/workflows/parameter.ts";
import { platformObjects } from "@platform/protocol/workflows/platformTypes.ts";
import { limits } from "@platform/protocol";
import type { Datastore } from "./datastore.ts";
import { isKeyShaped } from "./keyShape.ts";

/** The key of an item, or what is wrong with it, in a sentence. */
export type CheckedKey = { readonly id: string } | { readonly fault: string };

export function keyOf(item: Fields, { definition }: Datastore): CheckedKey {
  const { primary_key: name } = definition;
  const id = Object.hasOwn(item, name) ? item[name] : undefined;
  if (id === undefined) return { fault: `the primary key ${name} is missing` };
  if (typeof id !== "string" || id === "")
    return { fault: `the primary key ${name} must be a string that is not empty` };
  if (isKeyShaped(id)) return { id };
  return { fault: `the primary key ${name} must have at most ${limits.datastore_key_bytes_max} bytes of text` };
}

/**
 * What is wrong with the attributes of an item, in a sentence. Unlike inputs of functions, values are not converted: an item
 * is stored exactly as it was sent, or not at all.
 */
export function itemFault(item: Fields, { definition, types, key }: Datastore): string | undefined {
  const attributes: Fields = definition.attributes;
  for (const [name, value] of Object.entries(item)) {
    const schema = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (!isFields(schema)) return `the datastore ${key.name} has no attribute ${name}`;
    const fault = valueFault(value, schema, types);
    if (fault !== undefined) return `the attribute ${name} ${fault}`;
  }
  return undefined;
}

function valueFault(value: unknown, schema: Fields, types: CustomTypes): string | undefined {
  if (Array.isArray(value)) return listFault(value, schema, types);
  if (isFields(value)) return objectFault(value, schema, types);
  const coerced = coerce(value, schema, types);
  if (!coerced.ok) return coerced.fault;
  return coerced.value === value ? undefined : `must be of the type ${baseTypeName(schema, types) ?? "string"}`;
}

function listFault(list: readonly unknown[], schema: Fields, types: CustomTypes): string | undefined {
  const base = baseTypeName(schema, types);
  if (base !== "array") return structureFault(list, schema, types);
  for (const one of schemaChain(schema, types) ?? []) {
    const { items } = one;
    const at = isFields(items) ? list.findIndex((value) => valueFault(value, items, types) !== undefined) : -1;
    if (isFields(items) && at >= 0) return `has something wrong at ${at}: it ${valueFault(list[at], items, types)}`;
    const fault = constraintFault(list, one);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function objectFault(object: Fields, schema: Fields, types: CustomTypes): string | undefined {
  const base = baseTypeName(schema, types) ?? "";
  const known = platformObjects.get(base);
  if (base !== "object" && !known) return structureFault(object, schema, types);
  for (const one of known ? [known] : (schemaChain(schema, types) ?? [])) {
    const { properties, required } = one;
    const declared = isFields(properties) ? parametersIn({ properties, required }) : [];
    for (const { name, isRequired, schema: inside } of declared) {
      const value = Object.hasOwn(object, name) ? object[name] : undefined;
      const missing = isRequired ? "is missing" : undefined;
      const fault = value === undefined ? missing : valueFault(value, inside, types);
      if (fault !== undefined) return `has something wrong inside: ${name} ${fault}`;
    }
    const strange = Object.keys(object).find((name) => !declared.some((known) => known.name === name));
    if (strange !== undefined && one["additionalProperties"] === false) {
      return `has something wrong inside: ${strange} is no property of the type`;
    }
  }
  return undefined;
}

/** Rich text may be a list or an object; no other type but those of the same name may. */
function structureFault(value: unknown, schema: Fields, types: CustomTypes): string | undefined {
  const coerced = coerce(value, schema, types);
  return coerced.ok ? undefined : coerced.fault;
}
