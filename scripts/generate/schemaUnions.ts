export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };

/** The members of a union; those of a union inside it count as its own. */
export function membersOf(schema: Json): readonly Json[] {
  const { anyOf } = asObject(schema);
  if (!Array.isArray(anyOf)) return [];
  return anyOf.flatMap((member) => {
    const inner = membersOf(member);
    return inner.length === 0 ? [member] : inner;
  });
}

/** The field that tells one member of a union from the others, and its value. */
export function tagged(schema: Json): { readonly name: string; readonly value: string } | undefined {
  const properties = Object.entries(asObject(asObject(schema)["properties"] ?? null));
  for (const [name, property] of properties) {
    const { const: value } = asObject(property);
    if ((name === "type" || name.endsWith("_type")) && typeof value === "string") return { name, value };
  }
  return undefined;
}

/**
 * A union that a validator decides by one field, so that a mistake is reported by the member that was meant and by no
 * other. A union that cannot be decided fails here.
 */
export function toUnion(members: readonly Json[], convert: (member: Json) => Json): JsonObject {
  const [first] = members;
  if (first !== undefined && members.length === 1) return asObject(convert(first));
  const objects = members.filter((member) => asObject(member)["type"] !== "null");
  const [only] = objects;
  if (only !== undefined && objects.length === 1) return { ...asObject(convert(only)), type: ["object", "null"] };
  const tags = new Set(members.map((member) => tagged(member)?.name));
  const [propertyName] = tags;
  if (tags.size > 1 || propertyName === undefined) throw new Error(`No field decides ${JSON.stringify(members)}`);
  return { type: "object", discriminator: { propertyName }, oneOf: members.map(convert) };
}

function asObject(value: Json): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
