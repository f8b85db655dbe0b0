import type { RichTextBlock } from "../richtext/block.ts";
import { mrkdwn } from "../richtext/mrkdwn/mrkdwn.ts";
import type { Column } from "./columns.ts";

/** What a cell holds: `true` or `false` in a checkbox, else values in the form of the column's type. */
export type CellValue = boolean | readonly unknown[];

/** The values of an item, by the id of the column. Empty cells are absent. */
export type Cells = Readonly<Record<string, CellValue>>;

/** The stored values of an item. */
export function cellsOf(item: { readonly fields: string }): Cells {
  return JSON.parse(item.fields) as Cells;
}

/** The same without the values of columns that the item does not have. */
export function cellsIn(cells: Cells, columns: readonly Column[]): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([id]) => columns.some((column) => column.id === id)));
}

/** The cells with one of them changed; undefined empties it. */
export function withCell(cells: Cells, columnId: string, value: CellValue | undefined): Cells {
  const { [columnId]: _before, ...others } = cells;
  return value === undefined ? others : { ...others, [columnId]: value };
}

/** The text of a cell of rich text, as messages write it. */
export function textOfCell(value: CellValue | undefined): string {
  if (!Array.isArray(value)) return "";
  return (value as readonly RichTextBlock[]).map(mrkdwn).join("\n");
}

/** What the primary column says. */
export function titleOf(cells: Cells, columns: readonly Column[]): string {
  const primary = columns.find((column) => column.is_primary_column);
  return primary ? textOfCell(cells[primary.id]) : "";
}
