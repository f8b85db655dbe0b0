import { type RawBuilder, sql } from "kysely";

export type ScimOperator = "eq" | "ne" | "co" | "sw" | "ew" | "pr";

/** A filter whose attributes and operators are known to be supported. */
export type ScimCondition<Field extends string> =
  | { readonly all: readonly ScimCondition<Field>[] }
  | { readonly any: readonly ScimCondition<Field>[] }
  | { readonly not: ScimCondition<Field> }
  | { readonly field: Field; readonly operator: ScimOperator; readonly value: string };

type Expression = RawBuilder<boolean>;

/** The condition as SQL. A field is the text that is compared, or a whole comparison of its own. */
export function printCondition<Field extends string>(
  condition: ScimCondition<Field>,
  fieldOf: (field: Field, operator: ScimOperator, value: string) => RawBuilder<string> | { readonly is: Expression },
): Expression {
  if ("all" in condition) return join(condition.all, sql` and `);
  if ("any" in condition) return join(condition.any, sql` or `);
  if ("not" in condition) return sql<boolean>`(not ${printCondition(condition.not, fieldOf)})`;
  const { field, operator, value } = condition;
  const column = fieldOf(field, operator, value);
  return "is" in column ? column.is : compareText(column, operator, value);

  function join(conditions: readonly ScimCondition<Field>[], separator: RawBuilder<unknown>): Expression {
    const parts = conditions.map((one) => printCondition(one, fieldOf));
    return sql<boolean>`(${sql.join(parts, separator)})`;
  }
}

/** Capitals are the same as small letters, in ASCII: that is what `lower` does on both databases. */
export function compareText(column: RawBuilder<string>, operator: ScimOperator, value: string): Expression {
  const text = sql<string>`lower(coalesce(${column}, ''))`;
  const folded = foldAscii(value);
  switch (operator) {
    case "eq":
      return sql<boolean>`(${text} = ${folded})`;
    case "ne":
      return sql<boolean>`(${text} <> ${folded})`;
    case "pr":
      return sql<boolean>`(${text} <> '')`;
    case "sw":
      return sql<boolean>`(${text} like ${`${escapeLike(folded)}%`} escape '!')`;
    case "ew":
      return sql<boolean>`(${text} like ${`%${escapeLike(folded)}`} escape '!')`;
    case "co":
      return sql<boolean>`(${text} like ${`%${escapeLike(folded)}%`} escape '!')`;
  }
}

export function foldAscii(text: string): string {
  return text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function escapeLike(text: string): string {
  return text.replaceAll(/[!%_]/g, "!$&");
}
