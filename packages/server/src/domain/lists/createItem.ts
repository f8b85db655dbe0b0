import { type Outcome, refuse, succeed } from "@platform/protocol";
import { accessListToChange } from "../access/accessList.ts";
import { accessListItem, type ListItemRow } from "../access/accessListItem.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { addItem } from "./addItem.ts";
import { type CellCode, type GivenCell, readCell } from "./cells/readCell.ts";
import { type Cells, cellsIn, cellsOf, withCell } from "@platform/protocol/lists/cells.ts";
import { type Column, columnsFor, columnTypes } from "@platform/protocol/lists/columns.ts";
import { emitListChange } from "./emitListChange.ts";
import { notifyAssigned } from "./notifyAssigned.ts";

export type ItemCode =
  | CellCode
  | "list_not_found"
  | "permission_denied"
  | "invalid_column_id"
  | "duplicated_item_not_found"
  | "record_not_found"
  | "invalid_args"
  | "over_row_maximum";

export interface NewItem {
  readonly listId: string;
  readonly fields: readonly GivenCell[];
  /** The item whose values the new one begins with. */
  readonly duplicatedId?: string | undefined;
  /** The item that the new one is a subtask of. */
  readonly parentId?: string | undefined;
}

/** Adds an item to a list. */
export const createItem = defineOperation(
  import.meta,
  async (ctx, input: NewItem): Promise<Outcome<{ item: ListItemRow; columns: readonly Column[] }, ItemCode>> => {
    const seen = await accessListToChange(ctx, input.listId);
    if (!seen.ok) return seen;
    const { list } = seen;
    const parent = await findParent(ctx, input);
    if (!parent.ok) return parent;
    const columns = columnsFor(list, { parent_id: parent.id });
    const begun = await beginCells(ctx, columns, input);
    if (!begun.ok) return begun;
    const filled = await fillCells(ctx, columns, begun.cells, input.fields);
    if (!filled.ok) return filled;
    const added = await addItem(ctx, list.id, { cells: filled.cells, parentId: parent.id });
    if (!added.ok) return added;
    await notifyAssigned(ctx, { list, columns, before: {}, after: filled.cells });
    await emitListChange(ctx, list);
    return succeed({ item: added.item, columns });
  },
);

/** Subtasks have no subtasks. */
async function findParent(
  ctx: WriteContext,
  { listId, parentId }: NewItem,
): Promise<Outcome<{ id: string | null }, "record_not_found" | "invalid_args">> {
  if (parentId === undefined) return succeed({ id: null });
  const found = await accessListItem(ctx, listId, parentId);
  if (!found.ok) return refuse("record_not_found");
  return found.item.parent_id === null
    ? succeed({ id: parentId })
    : refuse("invalid_args", "a subtask has no subtasks");
}

/** The values of the item that is copied, or the defaults of the columns. */
async function beginCells(
  ctx: WriteContext,
  columns: readonly Column[],
  { listId, duplicatedId }: NewItem,
): Promise<Outcome<{ cells: Cells }, "duplicated_item_not_found">> {
  if (duplicatedId === undefined) return succeed({ cells: await defaultCells(ctx, columns) });
  const found = await accessListItem(ctx, listId, duplicatedId);
  if (!found.ok) return refuse("duplicated_item_not_found");
  // People did not vote for the copy.
  const copied = columns.filter(({ type }) => columnTypes[type] !== "vote");
  return succeed({ cells: cellsIn(cellsOf(found.item), copied) });
}

/** A default that names a person or a channel that is gone is left out. */
export async function defaultCells(ctx: WriteContext, columns: readonly Column[]): Promise<Cells> {
  let cells: Cells = {};
  for (const column of columns) {
    const typed = column.options?.default_value_typed;
    const read = typed && (await readCell(ctx, column, typed));
    if (read?.ok) cells = withCell(cells, column.id, read.value);
  }
  return cells;
}

async function fillCells(
  ctx: WriteContext,
  columns: readonly Column[],
  begun: Cells,
  fields: readonly GivenCell[],
): Promise<Outcome<{ cells: Cells }, CellCode | "invalid_column_id">> {
  let cells = begun;
  for (const field of fields) {
    const column = columns.find(({ id }) => id === field["column_id"]);
    if (!column) return refuse("invalid_column_id");
    const read = await readCell(ctx, column, field, cells[column.id]);
    if (!read.ok) return read;
    cells = withCell(cells, column.id, read.value);
  }
  return succeed({ cells });
}
