/** An attribute, and what to follow inside it: the keys of objects and the positions in lists. */
export type Path = readonly [attribute: string, ...steps: (string | number)[]];

export type Operand =
  | { readonly kind: "path"; readonly path: Path }
  | { readonly kind: "value"; readonly value: unknown }
  | { readonly kind: "size"; readonly path: Path };

export type Comparator = "=" | "<>" | "<" | "<=" | ">" | ">=";

/** A filter expression, with its placeholders replaced. */
export type Condition =
  | { readonly kind: "and" | "or"; readonly left: Condition; readonly right: Condition }
  | { readonly kind: "not"; readonly inside: Condition }
  | { readonly kind: "compare"; readonly by: Comparator; readonly left: Operand; readonly right: Operand }
  | { readonly kind: "between"; readonly operand: Operand; readonly low: Operand; readonly high: Operand }
  | { readonly kind: "in"; readonly operand: Operand; readonly list: readonly Operand[] }
  | { readonly kind: "exists"; readonly path: Path }
  | { readonly kind: "type"; readonly path: Path; readonly type: TypeCode }
  | { readonly kind: "begins_with" | "contains"; readonly path: Path; readonly operand: Operand };

/** What the grammar calls the kinds of values. Items never hold the last five. */
export const typeCodes = ["S", "N", "BOOL", "L", "M", "NULL", "B", "SS", "NS", "BS"] as const;
export type TypeCode = (typeof typeCodes)[number];
