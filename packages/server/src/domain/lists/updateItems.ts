import { isIdShaped, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectListItem, updateListItem } from "../../storage/queries/listItems.ts";
import { accessListToChange, type ListRow } from "../access/accessList.ts";
import type { ListItemRow } from "../access/accessListItem.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { addItem } from "./addItem.ts";
import { type CellCode, type GivenCell, readCell } from "./cells/readCell.ts";
import { type Cells, cellsOf, withCell } from "@platform/protocol/lists/cells.ts";
import { columnsFor } from "@platform/protocol/lists/columns.ts";
import { defaultCells } from "./createItem.ts";
import { emitListChange } from "./emitListChange.ts";
import { notifyAssigned } from "./notifyAssigned.ts";

export type UpdateItemsCode =
  | CellCode
  | "list_not_found"
  | "permission_denied"
  | "row_id_not_provided"
  | "invalid_row_id"
  | "row_not_found"
  | "column_id_not_provided"
  | "invalid_column_id"
  | "column_not_found"
  | "over_row_maximum";

/** An item while its cells change. */
interface Draft {
  readonly item: ListItemRow;
  readonly before: Cells;
  cells: Cells;
}

type Drafts = Map<string, Draft>;

/** Changes cells of a list's items, all of them or none. Cells that are not named keep what other callers wrote. */
export const updateItems = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly listId: string; readonly cells: readonly GivenCell[] },
  ): Promise<Outcome<object, UpdateItemsCode>> => {
    const seen = await accessListToChange(ctx, input.listId);
    if (!seen.ok) return seen;
    const { list } = seen;
    const drafts: Drafts = new Map();
    for (const given of input.cells) {
      const changed = await changeCell(ctx, list, drafts, given);
      if (!changed.ok) return changed;
    }
    for (const { item, before, cells } of drafts.values()) {
      await updateListItem(ctx.db, item.id, {
        fields: JSON.stringify(cells),
        updater_id: ctx.caller.userId,
        updated_ms: ctx.nowMs,
      });
      await notifyAssigned(ctx, { list, columns: columnsFor(list, item), before, after: cells });
    }
    await emitListChange(ctx, list);
    return succeed({});
  },
);

async function changeCell(
  ctx: WriteContext,
  list: ListRow,
  drafts: Drafts,
  given: GivenCell,
): Promise<Outcome<object, UpdateItemsCode>> {
  const { column_id: columnId } = given;
  if (columnId === undefined) return refuse("column_id_not_provided");
  if (typeof columnId !== "string" || !isIdShaped(columnId)) return refuse("invalid_column_id");
  const found = await findDraft(ctx, list, drafts, given);
  if (!found.ok) return found;
  const { draft } = found;
  const column = columnsFor(list, draft.item).find(({ id }) => id === columnId);
  if (!column) return refuse("column_not_found");
  const read = await readCell(ctx, column, given, draft.cells[columnId]);
  if (!read.ok) return read;
  draft.cells = withCell(draft.cells, columnId, read.value);
  return succeed({});
}

/** All cells with `row_id_to_create` are of one new item. */
const newRow = "new";

async function findDraft(
  ctx: WriteContext,
  list: ListRow,
  drafts: Drafts,
  { row_id: rowId, row_id_to_create: isNew }: GivenCell,
): Promise<Outcome<{ draft: Draft }, UpdateItemsCode>> {
  const key = isNew === true ? newRow : rowId;
  if (key === undefined) return refuse("row_id_not_provided");
  if (typeof key !== "string" || (key !== newRow && !isIdShaped(key))) return refuse("invalid_row_id");
  const known = drafts.get(key);
  if (known) return succeed({ draft: known });
  const found = key === newRow ? await addRow(ctx, list) : await findRow(ctx, list, key);
  if (!found.ok) return found;
  const cells = cellsOf(found.item);
  const draft: Draft = { item: found.item, before: key === newRow ? {} : cells, cells };
  drafts.set(key, draft);
  return succeed({ draft });
}

async function addRow(ctx: WriteContext, list: ListRow): ReturnType<typeof addItem> {
  const cells = await defaultCells(ctx, columnsFor(list, { parent_id: null }));
  return addItem(ctx, list.id, { cells, parentId: null });
}

async function findRow(
  ctx: WriteContext,
  list: ListRow,
  id: string,
): Promise<Outcome<{ item: ListItemRow }, "row_not_found">> {
  const item = await selectListItem(ctx.db, list.id, id);
  return item && item.deleted_ms === null ? succeed({ item }) : refuse("row_not_found");
}
