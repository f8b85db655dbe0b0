import { coerce, type DefaultBudget } from "../workflows/coerce.ts";
import { baseTypeName, schemaChain } from "../workflows/customTypes.ts";
import { type Fields, isFields, parametersIn } from "../workflows/parameter.ts";
import { platformObjects } from "../workflows/platformTypes.ts";
import { referencesIn, wholeReference } from "../workflows/template.ts";
import { canStandFor, itemsOf, printType, type Typed } from "../workflows/typeFit.ts";
import type { Resolved } from "./stepScope.ts";

/** What a check needs at every depth. */
export interface GivenContext {
  /** Where references lead, at the point where the value is used. */
  readonly resolve: (reference: string) => Resolved;
  readonly budget?: DefaultBudget | undefined;
}

/**
 * What is wrong with a value that a step or a trigger gives to an input, in words that follow the name of the input. Each
 * reference has been resolved before: one that leads nowhere is reported once, and not here.
 */
export function givenFault(value: unknown, wanted: Typed, ctx: GivenContext): string | undefined {
  if (!holdsReference(value)) {
    const coerced = coerce(value, wanted.schema, wanted.types, ctx.budget);
    return coerced.ok ? undefined : coerced.fault;
  }
  if (typeof value === "string") return referenceFault(value, wanted, ctx);
  const base = baseTypeName(wanted.schema, wanted.types);
  if (base === undefined || base === "credential/oauth2" || base === "blocks") return undefined;
  if (Array.isArray(value)) return listFault(value, wanted, base, ctx);
  return isFields(value) ? objectFault(value, wanted, base, ctx) : undefined;
}

/** For each object and list that was looked at: every level asks about all that is below it. */
const holding = new WeakMap<object, boolean>();

function holdsReference(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return referencesIn(value).length > 0;
  const known = holding.get(value);
  if (known !== undefined) return known;
  const found = Object.values(value).some(holdsReference);
  holding.set(value, found);
  return found;
}

/** Text with references in it is printed, and stands for whatever text can say; one reference alone keeps its type. */
function referenceFault(text: string, wanted: Typed, ctx: GivenContext): string | undefined {
  const whole = wholeReference(text);
  const resolved = whole === undefined ? { typed: printed } : ctx.resolve(whole);
  if ("fault" in resolved || !resolved.typed || canStandFor(resolved.typed, wanted)) return undefined;
  const source = whole === undefined ? "text" : `${text.trim()}, which is ${printType(resolved.typed)}`;
  return `takes ${printType(wanted)} and cannot take ${source}`;
}

const printed: Typed = { schema: { type: "string" }, types: {} };

function listFault(values: readonly unknown[], wanted: Typed, base: string, ctx: GivenContext): string | undefined {
  if (base === "rich_text" || base === "expanded_rich_text") return undefined;
  if (base !== "array") return `takes ${printType(wanted)} and cannot take a list`;
  const items = itemsOf(wanted);
  if (!items) return undefined;
  for (const [at, value] of values.entries()) {
    const fault = givenFault(value, items, ctx);
    if (fault !== undefined) return `has something wrong at ${at}: it ${fault}`;
  }
  return undefined;
}

function objectFault(value: Fields, wanted: Typed, base: string, ctx: GivenContext): string | undefined {
  if (base === "rich_text" || base === "expanded_rich_text") return undefined;
  const known = platformObjects.get(base);
  if (base !== "object" && !known) return `takes ${printType(wanted)} and cannot take an object`;
  const chain = known ? [known] : (schemaChain(wanted.schema, wanted.types) ?? []);
  for (const schema of chain) {
    const { properties, required } = schema;
    if (!isFields(properties)) continue;
    for (const { name, isRequired, schema: inside } of parametersIn({ properties, required })) {
      const isGiven = Object.hasOwn(value, name);
      const fault = isGiven ? givenFault(value[name], { schema: inside, types: wanted.types }, ctx) : undefined;
      if (fault !== undefined) return `has something wrong inside: ${name} ${fault}`;
      if (!isGiven && isRequired && inside["default"] === undefined) {
        return `has something wrong inside: ${name} is missing`;
      }
    }
    const strange = Object.keys(value).find((name) => !Object.hasOwn(properties, name));
    if (strange !== undefined && schema["additionalProperties"] === false) {
      return `has something wrong inside: ${strange} is no property of the type`;
    }
  }
  return undefined;
}
