import { isIdShaped } from "../ids.ts";
import { limits } from "../limits.ts";
import { constraintFault } from "./constraints.ts";
import { customTypeName, type CustomTypes, defaultOf, noTypes, schemaChain } from "./customTypes.ts";
import { type Fields, isFields, type Parameter, parametersIn } from "./parameter.ts";
import { platformObjects } from "./platformTypes.ts";
import { typeName } from "./template.ts";

/** A value of the type that was declared, or what is wrong with it. */
export type Coerced = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: string };

export type CoercedAll =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly faults: readonly string[] };

/** What a coercion needs at every depth: the app's types, and how many defaults it may still fill in. */
interface Scope {
  /** Undefined where they are unknown, as in runs that started before types were kept: their values pass unchanged. */
  readonly types: CustomTypes | undefined;
  readonly budget: DefaultBudget;
  /** How many defaults the value that is being coerced is inside of. */
  readonly defaultDepth: number;
}

/** How many defaults may still be filled in: one whose type holds a default of the same type would never end. */
export interface DefaultBudget {
  defaultsLeft: number;
}

/**
 * Values for a list of parameters. Forms and templates bring text where a number is meant, so text that says a value of
 * the type is taken for it. What nobody declared is left out: a function must not be handed what its author never saw.
 */
export function coerceAll(parameters: readonly Parameter[], given: Fields, types?: CustomTypes): CoercedAll {
  return coerceEach(parameters, given, scopeOf(types));
}

/** One value. Types of the app's own are followed to what they are, and their constraints hold as well. */
export function coerce(value: unknown, schema: Fields, types?: CustomTypes, budget?: DefaultBudget): Coerced {
  return coerceOne(value, schema, scopeOf(types, budget));
}

function scopeOf(types: CustomTypes | undefined, budget?: DefaultBudget): Scope {
  return { types, budget: budget ?? { defaultsLeft: limits.type_defaults_max }, defaultDepth: 0 };
}

function coerceEach(parameters: readonly Parameter[], given: Fields, scope: Scope): CoercedAll {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const { name, isRequired, schema } of parameters) {
    const value = Object.hasOwn(given, name) ? (given[name] ?? undefined) : undefined;
    const isDefault = value === undefined;
    const wanted = isDefault ? takeDefault(schema, scope) : value;
    if (wanted === undefined || (wanted === "" && isRequired)) {
      if (isRequired) faults.push(`${name} is missing`);
      continue;
    }
    const depth = isDefault ? scope.defaultDepth + 1 : scope.defaultDepth;
    const coerced = coerceOne(wanted, schema, { ...scope, defaultDepth: depth });
    if (coerced.ok) values[name] = coerced.value;
    else faults.push(`${name} ${coerced.fault}`);
  }
  return faults.length === 0 ? { ok: true, values } : { ok: false, faults };
}

function takeDefault(schema: Fields, scope: Scope): unknown {
  const found = defaultOf(schema, scope.types ?? noTypes);
  const isSpent = scope.budget.defaultsLeft <= 0 || scope.defaultDepth >= limits.type_default_depth_max;
  if (found === undefined || isSpent) return undefined;
  scope.budget.defaultsLeft -= 1;
  return found;
}

function coerceOne(value: unknown, schema: Fields, scope: Scope): Coerced {
  const chain = schemaChain(schema, scope.types ?? noTypes);
  if (!chain && scope.types === undefined) return good(value);
  if (!chain) return bad(`has the type ${String(schema["type"])}, which the app does not declare`);
  let inside = value;
  // From the plain type outwards: a parameter may narrow the type that it refers to, and cannot widen it.
  for (const one of chain.toReversed()) {
    const coerced = narrow(inside, one, scope);
    if (!coerced.ok) return coerced;
    inside = coerced.value;
  }
  return good(inside);
}

/** What one schema says by itself: a plain or platform type, and constraints. */
function narrow(value: unknown, schema: Fields, scope: Scope): Coerced {
  const isReference = customTypeName(schema["type"]) !== undefined;
  const type = typeof schema["type"] === "string" ? typeName(schema["type"]) : "string";
  const coerced = isReference ? insideOf(value, schema, scope) : coerceKind(value, type, schema, scope);
  if (!coerced.ok) return coerced;
  const fault = constraintFault(coerced.value, schema);
  return fault === undefined ? coerced : bad(fault);
}

/** A parameter that refers to a type may say more about what is inside of it. */
function insideOf(value: unknown, schema: Fields, scope: Scope): Coerced {
  if (isFields(schema["items"]) && Array.isArray(value)) return toArray(value, schema, scope);
  return isFields(schema["properties"]) && isFields(value) ? toObject(value, schema, scope) : good(value);
}

function coerceKind(value: unknown, type: string, schema: Fields, scope: Scope): Coerced {
  const known = platformObjects.get(type);
  if (known) return toObject(value, known, scope);
  return kinds.get(type)?.(value, schema, scope) ?? good(value);
}

const good = (value: unknown): Coerced => ({ ok: true, value });
const bad = (fault: string): Coerced => ({ ok: false, fault });

type Kind = (value: unknown, schema: Fields, scope: Scope) => Coerced;

/** By the name of the type. Platform types that are not here are opaque: a value of them passes unchanged. */
const kinds: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ["string", toText],
  ["boolean", toBoolean],
  ["number", (value) => toNumber(value, "must be a number")],
  ["integer", toInteger],
  ["timestamp", toInteger],
  ["array", toArray],
  ["blocks", toArray],
  ["object", toObject],
  ["rich_text", toRichText],
  ["expanded_rich_text", toRichText],
  ["user_id", (value) => toId(value, "a person")],
  ["channel_id", (value) => toId(value, "a channel")],
  ["usergroup_id", (value) => toId(value, "a user group")],
  ["team_id", (value) => toId(value, "a workspace")],
  ["file_id", (value) => toId(value, "a file")],
  ["message_ts", toMessageTs],
  ["date", (value) => (isDate(value) ? good(value) : bad("must be a date, as in 2026-01-31"))],
]);

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

function toArray(value: unknown, schema: Fields, scope: Scope): Coerced {
  const { items } = schema;
  const read = fromJson(value);
  // One person where several are asked for is a list of one: authors write `{{inputs.user}}` for it.
  const list = !Array.isArray(read) && isFields(items) && typeof read === "string" ? [read] : read;
  if (!Array.isArray(list)) return bad("must be a list");
  if (!isFields(items)) return good(list);
  const values: unknown[] = [];
  for (const [at, item] of list.entries()) {
    const coerced = coerceOne(item, items, scope);
    if (!coerced.ok) return bad(`has something wrong at ${at}: it ${coerced.fault}`);
    values.push(coerced.value);
  }
  return good(values);
}

function toObject(value: unknown, schema: Fields, scope: Scope): Coerced {
  const object = fromJson(value);
  if (!isFields(object)) return bad("must be an object");
  const { properties, required } = schema;
  const declared = isFields(properties) ? parametersIn({ properties, required }) : [];
  const coerced = coerceEach(declared, object, scope);
  const faults = coerced.ok ? [] : [...coerced.faults];
  if (schema["additionalProperties"] === false) faults.push(...strangeNames(object, properties));
  if (!coerced.ok || faults.length > 0) return bad(`has something wrong inside: ${faults.join("; ")}`);
  return good({ ...object, ...coerced.values });
}

function strangeNames(object: Fields, properties: unknown): string[] {
  const declared = isFields(properties) ? properties : {};
  return Object.keys(object)
    .filter((name) => !Object.hasOwn(declared, name))
    .map((name) => `${name} is no property of the type`);
}

/** A block, a list of blocks as forms return it, or text: authors write text with references in it. */
function toRichText(value: unknown): Coerced {
  const text = toText(value);
  if (text.ok) return text;
  const blocks = Array.isArray(value) ? value : [value];
  const isRich = blocks.length > 0 && blocks.every((block) => isFields(block) && block["type"] === "rich_text");
  return isRich ? good(value) : bad("must be text or a rich_text block");
}

function toMessageTs(value: unknown): Coerced {
  const isTs = typeof value === "string" && /^\d{1,10}\.\d{6}$/.test(value);
  return isTs ? good(value) : bad("must be the ts of a message");
}

/** Also as written in a message: `<@U123>`, `<#C123|general>`. */
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
