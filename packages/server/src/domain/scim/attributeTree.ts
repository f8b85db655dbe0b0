import { type Outcome, refuse, succeed } from "@platform/protocol";
import { type ScimAttribute, type ScimSchema, scimUrns } from "@platform/protocol/scim.ts";

/** A resource by the canonical names of its attributes; extensions have the URNs of version 2. */
export type Tree = Record<string, unknown>;
export type Entry = Record<string, unknown>;

export type Coerced = Outcome<{ value: unknown }, "invalid_value">;

/** Attributes are named in any case, and extensions by the URNs of both versions. */
export function findAttribute(schema: ScimSchema, name: string): ScimAttribute | undefined {
  const wanted = name.toLowerCase();
  const urns = Object.values(scimUrns).find((urn) => urn.v1.toLowerCase() === wanted);
  const known = (urns?.v2 ?? name).toLowerCase();
  return schema.find((attribute) => attribute.name.toLowerCase() === known);
}

/** A value in the form in which the attribute is stored: undefined removes it. Sub-attributes without a definition are left out. */
export function coerceValue(attribute: ScimAttribute, given: unknown): Coerced {
  if (given === null || given === undefined) return succeed({ value: undefined });
  switch (attribute.kind) {
    case "string":
      return coerceText(attribute, given);
    case "boolean":
      return coerceFlag(attribute, given);
    case "list":
      return coerceList(attribute, Array.isArray(given) ? given : [given]);
    default:
      return coerceEntry(attribute, given);
  }
}

function coerceText({ name }: ScimAttribute, given: unknown): Coerced {
  if (typeof given === "string") return succeed({ value: given });
  if (typeof given === "number" || typeof given === "boolean") return succeed({ value: String(given) });
  return refuse("invalid_value", `${name} has to be a text`);
}

/** Entra sends the words True and False. */
function coerceFlag({ name }: ScimAttribute, given: unknown): Coerced {
  const word = typeof given === "string" ? given.toLowerCase() : given;
  if (word === true || word === "true") return succeed({ value: true });
  if (word === false || word === "false") return succeed({ value: false });
  return refuse("invalid_value", `${name} has to be true or false`);
}

function coerceList(attribute: ScimAttribute, given: readonly unknown[]): Coerced {
  const entries: Entry[] = [];
  for (const one of given) {
    const read = coerceEntry(attribute, one);
    if (!read.ok) return read;
    const entry = read.value as Entry;
    if (Object.keys(entry).length > 0) entries.push(entry);
  }
  return succeed({ value: entries });
}

/** A list takes values alone, and so does the manager. */
function coerceEntry({ name, subs = [] }: ScimAttribute, given: unknown): Coerced {
  if (typeof given === "string") return succeed({ value: given === "" ? {} : { [leadingSub(name)]: given } });
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return refuse("invalid_value", `${name} has to be an object`);
  const entry: Entry = {};
  for (const [key, value] of Object.entries(given)) {
    const sub = findSub({ name, subs }, key);
    if (!sub) continue;
    const read = coerceValue(sub, value);
    if (!read.ok) return read;
    if (read.value !== undefined) entry[sub.name] = read.value;
  }
  return succeed({ value: entry });
}

/** RFC 7643 calls the id of a manager `value`. */
export function findSub(
  { name, subs = [] }: { readonly name: string; readonly subs?: ScimSchema | undefined },
  key: string,
): ScimAttribute | undefined {
  const wanted = name === "manager" && key.toLowerCase() === "value" ? "managerId" : key;
  return findAttribute(subs, wanted);
}

function leadingSub(name: string): string {
  if (name === "manager") return "managerId";
  return name === "name" ? "formatted" : "value";
}
