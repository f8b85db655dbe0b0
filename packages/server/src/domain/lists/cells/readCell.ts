import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import type { CellValue } from "@platform/protocol/lists/cells.ts";
import { type CellKey, type Column, columnTypes, computedTypes } from "@platform/protocol/lists/columns.ts";
import type { ReadContext } from "../../context.ts";
import { readNamed, type NamedCode } from "./readNamed.ts";
import { readPlain, type PlainCode } from "./readPlain.ts";
import { readRichText } from "./readRichText.ts";

export type CellCode =
  | PlainCode
  | NamedCode
  | "invalid_vote_value"
  | "uneditable_column"
  | "invalid_input_type"
  | "invalid_text_block"
  | "over_cell_fields_limit";

/** A cell as a caller describes it: `column_id`, and the value under the key of the column's type. */
export type GivenCell = Readonly<Record<string, unknown>>;

/**
 * The value that a caller gives to a cell of a column, checked. Undefined empties the cell. `before` is what the cell
 * holds now, which counts for votes.
 */
export async function readCell(
  ctx: ReadContext,
  column: Column,
  given: GivenCell,
  before?: CellValue,
): Promise<Outcome<{ value: CellValue | undefined }, CellCode>> {
  if (computedTypes.has(column.type)) return refuse("uneditable_column", `${column.key} is filled by the server`);
  const key = columnTypes[column.type];
  const value = given[key];
  if (key === "checkbox") {
    return typeof value === "boolean" ? succeed({ value }) : refuse("invalid_input_type", inputOf(column, key));
  }
  if (!Array.isArray(value)) return refuse("invalid_input_type", inputOf(column, key));
  if (value.length > valuesMax(column, key)) return refuse("over_cell_fields_limit");
  const read = await readValues(ctx, column, key, value, before);
  if (!read.ok) return read;
  return succeed({ value: read.values.length === 0 ? undefined : read.values });
}

function readValues(
  ctx: ReadContext,
  column: Column,
  key: Exclude<CellKey, "checkbox">,
  values: readonly unknown[],
  before: CellValue | undefined,
): Promise<Outcome<{ values: readonly unknown[] }, CellCode>> | Outcome<{ values: readonly unknown[] }, CellCode> {
  switch (key) {
    case "rich_text":
      return readRichText(values);
    case "user":
    case "channel":
    case "attachment":
    case "message":
    case "reference":
      return readNamed(ctx, key, values);
    case "vote":
      return readVote(ctx, values, before);
    default:
      return readPlain(column, key, values);
  }
}

/** People vote for themselves only: naming oneself votes, an empty array takes the vote back. Other votes stay. */
function readVote(
  { caller }: ReadContext,
  values: readonly unknown[],
  before: CellValue | undefined,
): Outcome<{ values: readonly unknown[] }, "invalid_vote_value"> {
  if (values.some((value) => value !== caller.userId)) return refuse("invalid_vote_value");
  const others = Array.isArray(before) ? before.filter((value) => value !== caller.userId) : [];
  return succeed({ values: values.length === 0 ? others : [...others, caller.userId] });
}

function valuesMax({ type, options }: Column, key: CellKey): number {
  if (key === "attachment") return limits.list_cell_attachments_max;
  if (key === "number" || key === "date" || key === "rating" || key === "timestamp" || key === "vote") return 1;
  const isMany = type === "multi_select" || options?.format === "multi_select" || options?.format === "multi_entity";
  const hasFormat = key === "select" || key === "user" || key === "channel";
  return hasFormat && !isMany ? 1 : limits.list_cell_values_max;
}

function inputOf(column: Column, key: CellKey): string {
  return `column ${column.key} takes ${key === "checkbox" ? "checkbox: true or false" : `${key}: [...]`}`;
}
