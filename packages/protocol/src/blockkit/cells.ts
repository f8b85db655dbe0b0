import { type Static, Type } from "typebox";
import { rich_text } from "../blocks/rich_text.ts";
import { countCharacters } from "../characters.ts";
import { closed } from "./define.ts";

/** The cells that `table` and `data_table` share. */

export const rawText = closed({ type: Type.Literal("raw_text"), text: Type.String({ minLength: 1 }) });

export const rawNumber = closed({
  type: Type.Literal("raw_number"),
  value: Type.Number(),
  text: Type.String({ minLength: 1 }),
});

/** A number that may leave its text to the client. */
export const bareNumber = closed({
  type: Type.Literal("raw_number"),
  value: Type.Number(),
  text: Type.Optional(Type.String({ minLength: 1, description: "Shown instead of `value`." })),
});

export const tableCell = Type.Union([rawText, rawNumber, rich_text.schema]);
export const dataCell = Type.Union([rawText, bareNumber, rich_text.schema]);

export type DataCell = Static<typeof dataCell>;

export function textOfCell(cell: DataCell): string {
  if (cell.type === "rich_text") return rich_text.textOf(cell);
  return cell.type === "raw_number" ? (cell.text ?? String(cell.value)) : cell.text;
}

/** A row per line, so that a reader of plain text can follow the columns. */
export function textOfRows(rows: readonly (readonly DataCell[])[]): string {
  return rows.map((row) => row.map(textOfCell).join("\t")).join("\n");
}

export function countCellCharacters(rows: readonly (readonly DataCell[])[]): number {
  let count = 0;
  for (const row of rows) for (const cell of row) count += countCharacters(textOfCell(cell));
  return count;
}
