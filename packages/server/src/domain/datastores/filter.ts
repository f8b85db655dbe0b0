import { type Outcome, succeed } from "@platform/protocol";
import type { Datastore } from "./datastore.ts";
import type { Condition } from "./expression/condition.ts";
import { type KeyRange, keyRangeOf } from "./expression/keyRange.ts";
import { parseExpression } from "./expression/parse.ts";
import { ExpressionFault } from "./expression/tokenize.ts";
import { refuseIn } from "./faults.ts";

/** A filter as callers write it. */
export interface FilterInput {
  readonly expression: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What to look for, and between which keys. Without a condition, everything. */
export interface Filter {
  readonly condition: Condition | undefined;
  readonly range: KeyRange;
}

export function readFilter(datastore: Datastore, input: FilterInput): Outcome<{ filter: Filter }, "datastore_error"> {
  const { expression = "", attributes, values } = input;
  if (expression.trim() === "") {
    const [unused] = [...Object.keys(attributes), ...Object.keys(values)];
    if (unused !== undefined) return refuseIn(datastore, `${unused} is defined, but there is no expression`);
    return succeed({ filter: { condition: undefined, range: { from: "", to: undefined } } });
  }
  const [unnamed] = Object.entries(attributes).find(([, name]) => typeof name !== "string") ?? [];
  if (unnamed !== undefined) return refuseIn(datastore, `expression_attributes must map ${unnamed} to a string`);
  const condition = parseExpression(expression, { attributes: attributes as Record<string, string>, values });
  if (condition instanceof ExpressionFault) return refuseIn(datastore, `invalid expression: ${condition.message}`);
  return succeed({ filter: { condition, range: keyRangeOf(condition, datastore.definition.primary_key) } });
}
