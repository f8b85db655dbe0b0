import { countCharacters } from "../characters.ts";
import { isIdShaped } from "../ids.ts";
import { type Fields, isFields, type Parameter, parametersIn } from "./parameter.ts";
import { typeName } from "./template.ts";

/** A value of the type that was declared, or what is wrong with it. */
export type Coerced = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: string };

export type CoercedAll =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly faults: readonly string[] };

/**
 * Values for a list of parameters. Forms and templates bring text where a number is meant, so text that says a value of
 * the type is taken for it. What nobody declared is left out: a function must not be handed what its author never saw.
 */
export function coerceAll(parameters: readonly Parameter[], given: Fields): CoercedAll {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const { name, isRequired, schema } of parameters) {
    const value = Object.hasOwn(given, name) ? (given[name] ?? undefined) : undefined;
    const wanted = value ?? schema["default"];
    if (wanted === undefined || (wanted === "" && isRequired)) {
      if (isRequired) faults.push(`${name} is missing`);
      continue;
    }
    const coerced = coerce(wanted, schema);
    if (coerced.ok) values[name] = coerced.value;
    else faults.push(`${name} ${coerced.fault}`);
  }
  return faults.length === 0 ? { ok: true, values } : { ok: false, faults };
}

export function coerce(value: unknown, schema: Fields): Coerced {
  const type = typeof schema["type"] === "string" ? schema["type"] : "string";
  const coerced = kinds[typeName(type)]?.(value, schema) ?? good(value);
  if (!coerced.ok) return coerced;
  const fault = boundFault(coerced.value, schema);
  return fault === undefined ? coerced : bad(fault);
}

const good = (value: unknown): Coerced => ({ ok: true, value });
const bad = (fault: string): Coerced => ({ ok: false, fault });

/** By the last word of the type. A type that is not here is the author's own, and passes as it is. */
const kinds: Readonly<Record<string, (value: unknown, schema: Fields) => Coerced>> = {
  string: toText,
  boolean: toBoolean,
  number: (value) => toNumber(value, "must be a number"),
  integer: toInteger,
  timestamp: toInteger,
  array: toArray,
  blocks: toArray,
  object: toObject,
  interactivity: toObject,
  message_context: toObject,
  user_context: toObject,
  user_id: (value) => toId(value, "a person"),
  channel_id: (value) => toId(value, "a channel"),
  usergroup_id: (value) => toId(value, "a user group"),
  team_id: (value) => toId(value, "a workspace"),
  message_ts: (value) => (/^\d{1,10}\.\d{6}$/.test(String(value)) ? good(value) : bad("must be the ts of a message")),
  date: (value) => (isDate(value) ? good(value) : bad("must be a date, as in 2026-01-31")),
};

function toText(value: unknown): Coerced {
  if (typeof value === "string") return good(value);
  return typeof value === "number" || typeof value === "boolean" ? good(String(value)) : bad("must be text");
}

function toBoolean(value: unknown): Coerced {
  if (value === true || value === "true") return good(true);
  return value === false || value === "false" ? good(false) : bad("must be true or false");
}

function toNumber(value: unknown, fault: string): Coerced {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? good(number) : bad(fault);
}

function toInteger(value: unknown): Coerced {
  const number = toNumber(value, "must be a whole number");
  return number.ok && !Number.isSafeInteger(number.value) ? bad("must be a whole number") : number;
}

function toArray(value: unknown, schema: Fields): Coerced {
  const { items } = schema;
  const read = fromJson(value);
  // One person where several are asked for is a list of one: authors write `{{inputs.user}}` for it.
  const list = !Array.isArray(read) && isFields(items) && typeof read === "string" ? [read] : read;
  if (!Array.isArray(list)) return bad("must be a list");
  if (!isFields(items)) return good(list);
  const values: unknown[] = [];
  for (const [at, item] of list.entries()) {
    const coerced = coerce(item, items);
    if (!coerced.ok) return bad(`has something wrong at ${at}: it ${coerced.fault}`);
    values.push(coerced.value);
  }
  return good(values);
}

function toObject(value: unknown, schema: Fields): Coerced {
  const object = fromJson(value);
  if (!isFields(object)) return bad("must be an object");
  if (!isFields(schema["properties"])) return good(object);
  const coerced = coerceAll(parametersIn(schema), object);
  if (!coerced.ok) return bad(`has something wrong inside: ${coerced.faults.join("; ")}`);
  return good(schema["additionalProperties"] === false ? coerced.values : { ...object, ...coerced.values });
}

/** Also as it stands in a message: `<@U123>`, `<#C123|general>`. */
function toId(value: unknown, what: string): Coerced {
  const text = typeof value === "string" ? value : "";
  const id = /^<(?:@|#|!subteam\^)([A-Z0-9]+)(?:\|[^>]*)?>$/.exec(text)?.[1] ?? text;
  return isIdShaped(id) ? good(id) : bad(`must be the id of ${what}`);
}

function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

function isDate(value: unknown): boolean {
  const day =
    typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(value));
}

function boundFault(value: unknown, schema: Fields): string | undefined {
  const { enum: choices, minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  if (Array.isArray(choices) && !choices.includes(value)) return `must be one of ${choices.join(", ")}`;
  if (typeof value === "number") return rangeFault(value, [minimum, maximum], "must be");
  if (typeof value === "string")
    return rangeFault(countCharacters(value), [minLength, maxLength], "must have a length of");
  return Array.isArray(value) ? rangeFault(value.length, [minItems, maxItems], "must hold") : undefined;
}

function rangeFault(size: number, [least, most]: readonly unknown[], words: string): string | undefined {
  if (typeof least === "number" && size < least) return `${words} at least ${least}`;
  return typeof most === "number" && size > most ? `${words} at most ${most}` : undefined;
}
