import { type Outcome, succeed } from "@platform/protocol";
import { deleteListItems, selectListItem, selectSubtasks } from "../../storage/queries/listItems.ts";
import { accessListToChange } from "../access/accessList.ts";
import type { ListItemRow } from "../access/accessListItem.ts";
import { defineOperation } from "../context.ts";
import { emitListChange } from "./emitListChange.ts";

/** Deletes items with their subtasks and the conversations about them. Ids that name no item are ignored. */
export const deleteItems = defineOperation(
  import.meta,
  async (
    ctx,
    { listId, ids }: { readonly listId: string; readonly ids: readonly string[] },
  ): Promise<Outcome<{ count: number }, "list_not_found" | "permission_denied">> => {
    const seen = await accessListToChange(ctx, listId);
    if (!seen.ok) return seen;
    const items: ListItemRow[] = [];
    for (const id of new Set(ids)) {
      const item = await selectListItem(ctx.db, listId, id);
      if (item && item.deleted_ms === null) items.push(item);
    }
    const subtasks = await selectSubtasks(
      ctx.db,
      items.map(({ id }) => id),
    );
    const all = new Map([...items, ...subtasks].map((item) => [item.id, item]));
    if (all.size === 0) return succeed({ count: 0 });
    await deleteListItems(ctx.db, [...all.values()], ctx.nowMs);
    await emitListChange(ctx, seen.list);
    return succeed({ count: all.size });
  },
);
