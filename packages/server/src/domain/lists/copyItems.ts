import { limits } from "@platform/protocol";
import { selectListItems } from "../../storage/queries/listItems.ts";
import type { ListRow } from "../access/accessList.ts";
import type { WriteContext } from "../context.ts";
import { addItem } from "./addItem.ts";
import { cellsIn, cellsOf } from "@platform/protocol/lists/cells.ts";
import { columnsFor, columnTypes } from "@platform/protocol/lists/columns.ts";

/** Copies the items of a list, which are not archived, into a new one with the same columns. Votes are not copied. */
export async function copyItems(ctx: WriteContext, from: ListRow, to: ListRow): Promise<void> {
  const items = await selectListItems(ctx.db, { listId: from.id, isArchived: false, limit: limits.list_rows_max });
  const copies = new Map<string, string>();
  for (const item of items.toReversed()) {
    const columns = columnsFor(to, item).filter(({ type }) => columnTypes[type] !== "vote");
    const parentId = item.parent_id === null ? null : (copies.get(item.parent_id) ?? null);
    const added = await addItem(ctx, to.id, { cells: cellsIn(cellsOf(item), columns), parentId });
    if (added.ok) copies.set(item.id, added.item.id);
  }
}
