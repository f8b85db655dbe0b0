import { limits } from "@platform/protocol";
import { plainText } from "@platform/protocol/richtext/plainText.ts";
import type { RichTextBlock } from "@platform/protocol/richtext/block.ts";
import { cellsOf, type CellValue } from "@platform/protocol/lists/cells.ts";
import { type Column, columnsOf, columnTypes } from "@platform/protocol/lists/columns.ts";
import { selectListItems } from "../../storage/queries/listItems.ts";
import { selectUserNames } from "../../storage/queries/userNames.ts";
import type { ListRow } from "../access/accessList.ts";
import type { ListItemRow } from "../access/accessListItem.ts";
import type { ReadContext } from "../context.ts";

/** The items of a list as CSV, newest first: a line of column names, and a line per item. */
export async function printCsv(ctx: ReadContext, list: ListRow, hasArchived: boolean): Promise<string> {
  const columns = columnsOf(list);
  const items = await selectListItems(ctx.db, {
    listId: list.id,
    limit: 2 * limits.list_rows_max,
    ...(hasArchived ? {} : { isArchived: false }),
  });
  const names = await selectUserNames(ctx.db, list.team_id, peopleIn(items, columns));
  const rows = items.map((item) => columns.map((column) => printCell(item, column, names)));
  const lines = [columns.map(({ name }) => name), ...rows].map((cells) => cells.map(quote).join(","));
  return `${lines.join("\r\n")}\r\n`;
}

/** Spreadsheets would run a cell that begins like a formula. */
function quote(cell: string): string {
  const inert = /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

function peopleIn(items: readonly ListItemRow[], columns: readonly Column[]): string[] {
  const named = columns.filter(({ type }) => columnTypes[type] === "user" || columnTypes[type] === "vote");
  const ids = new Set(items.flatMap(({ creator_id: creator, updater_id: updater }) => [creator, updater]));
  for (const item of items) {
    const cells = cellsOf(item);
    for (const { id } of named) for (const userId of listed(cells[id])) ids.add(userId as string);
  }
  return [...ids];
}

function listed(value: CellValue | undefined): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function printCell(item: ListItemRow, column: Column, names: ReadonlyMap<string, string>): string {
  const nameOf = (id: unknown) => names.get(id as string) ?? String(id);
  if (column.type === "created_by") return nameOf(item.creator_id);
  if (column.type === "last_edited_by") return nameOf(item.updater_id);
  if (column.type === "created_time") return timeOf(item.created_ms);
  if (column.type === "last_edited_time") return timeOf(item.updated_ms);
  const value = cellsOf(item)[column.id];
  if (typeof value === "boolean") return String(value);
  return listed(value)
    .map((one) => printValue(one, column, nameOf))
    .join(columnTypes[column.type] === "rich_text" ? "\n" : ", ");
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}

function printValue(value: unknown, column: Column, nameOf: (id: unknown) => string): string {
  switch (columnTypes[column.type]) {
    case "rich_text":
      return plainText(value as RichTextBlock);
    case "select":
      return column.options?.choices?.find((choice) => choice.value === value)?.label ?? String(value);
    case "user":
    case "vote":
      return nameOf(value);
    case "timestamp":
      return timeOf((value as number) * 1000);
    case "link":
      return (value as { readonly original_url: string }).original_url;
    case "message":
      return (value as { readonly value: string }).value;
    case "reference":
      return JSON.stringify(value);
    default:
      return String(value);
  }
}
