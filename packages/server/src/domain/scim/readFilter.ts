import { type Outcome, refuse, succeed } from "@platform/protocol";
import { scimUrns } from "@platform/protocol/scim.ts";
import type { Filter } from "scim2-parse-filter";
import type { ScimCondition, ScimOperator } from "../../storage/queries/scimCondition.ts";
import { parseFilter } from "./parseFilter.ts";

export interface Comparison {
  /** In lower case, without the URN of the resource. */
  readonly attribute: string;
  readonly operator: ScimOperator;
  readonly value: string;
}

/** What a comparison asks of the rows; undefined where it is not supported. */
export type Compare<Field extends string> = (comparison: Comparison) => ScimCondition<Field> | undefined;

type Read<Field extends string> = Outcome<{ condition: ScimCondition<Field> }, "invalid_filter">;

const operators: ReadonlySet<string> = new Set(["eq", "ne", "co", "sw", "ew", "pr"]);

/**
 * Reads a filter of a list. What is not supported is refused: a client that gets an empty list instead would create everybody
 * a second time.
 */
export function readFilter<Field extends string>(text: string, compare: Compare<Field>): Read<Field> {
  const parsed = parseFilter(text);
  return parsed.ok ? readPart(parsed.filter, compare, "") : parsed;
}

function readPart<Field extends string>(filter: Filter, compare: Compare<Field>, prefix: string): Read<Field> {
  switch (filter.op) {
    case "and":
    case "or": {
      const parts: ScimCondition<Field>[] = [];
      for (const one of filter.filters) {
        const read = readPart(one, compare, prefix);
        if (!read.ok) return read;
        parts.push(read.condition);
      }
      return succeed({ condition: filter.op === "and" ? { all: parts } : { any: parts } });
    }
    case "not": {
      const read = readPart(filter.filter, compare, prefix);
      return read.ok ? succeed({ condition: { not: read.condition } }) : read;
    }
    case "[]":
      return readPart(filter.valFilter, compare, `${nameOf(filter.attrPath)}.`);
    default:
      return readComparison(filter, compare, prefix);
  }
}

function readComparison<Field extends string>(
  filter: Extract<Filter, { attrPath: string }>,
  compare: Compare<Field>,
  prefix: string,
): Read<Field> {
  const attribute = prefix + nameOf(filter.attrPath);
  const given = "compValue" in filter ? filter.compValue : "";
  const unsupported = refuse("invalid_filter", `${attribute} ${filter.op} is not supported in a filter`);
  if (!isOperator(filter.op) || given === null) return unsupported;
  const condition = compare({ attribute, operator: filter.op, value: String(given) });
  return condition ? succeed({ condition }) : unsupported;
}

function isOperator(op: string): op is ScimOperator {
  return operators.has(op);
}

function nameOf(path: string): string {
  const name = path.toLowerCase();
  for (const { v1, v2 } of [scimUrns.user, scimUrns.group]) {
    for (const urn of [v1, v2]) if (name.startsWith(`${urn.toLowerCase()}:`)) return name.slice(urn.length + 1);
  }
  const { v1, v2 } = scimUrns.enterprise;
  for (const urn of [v1, v2]) if (name.startsWith(`${urn.toLowerCase()}:`)) return name.slice(urn.length + 1);
  return name;
}
