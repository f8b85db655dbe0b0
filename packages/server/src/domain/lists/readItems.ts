import { type Outcome, succeed } from "@platform/protocol";
import { selectListItems, selectSubtasks } from "../../storage/queries/listItems.ts";
import { selectSeenChannel } from "../../storage/queries/channels.ts";
import { accessList, type SeenList } from "../access/accessList.ts";
import { accessListItem, type ListItemRow } from "../access/accessListItem.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";

export interface ItemsPage {
  readonly listId: string;
  readonly isArchived: boolean;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** Items of a list, newest first: archived ones only, or those that are not. */
export async function listItems(
  ctx: ReadContext,
  { listId, isArchived, limit, cursor }: ItemsPage,
): Promise<Outcome<SeenList & { items: readonly ListItemRow[]; next: string }, "list_not_found" | "invalid_cursor">> {
  const seen = await accessList(ctx, listId);
  if (!seen.ok) return seen;
  const listing = `list ${listId} ${isArchived}`;
  const from = openCursor(ctx, listing, cursor);
  if (!from.ok) return from;
  const before = from.at === undefined ? undefined : Number(from.at);
  const rows = await selectListItems(ctx.db, { listId, isArchived, before, limit: limit + 1 });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > items.length && last ? sealCursor(ctx, listing, String(last.number)) : "";
  return succeed({ ...seen, items, next });
}

export interface SeenItem extends SeenList {
  readonly item: ListItemRow;
  readonly subtasks: readonly ListItemRow[];
}

/** One item with its subtasks. */
export async function readItem(
  ctx: ReadContext,
  listId: string,
  id: string,
): Promise<Outcome<SeenItem, "list_not_found" | "record_not_found" | "record_deleted">> {
  const seen = await accessList(ctx, listId);
  if (!seen.ok) return seen;
  const found = await accessListItem(ctx, listId, id);
  if (!found.ok) return found;
  return succeed({ ...seen, item: found.item, subtasks: await selectSubtasks(ctx.db, [id]) });
}

/** Whether the caller is notified of comments: members of the item's conversation are. */
export async function isSubscribed({ db, caller }: ReadContext, item: ListItemRow): Promise<boolean> {
  const channel = await selectSeenChannel(db, item.channel_id, caller.userId);
  return channel?.is_member === 1;
}
