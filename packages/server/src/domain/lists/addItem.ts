import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { insertChannel, insertMember } from "../../storage/queries/channels.ts";
import { selectListReaders } from "../../storage/queries/listAccess.ts";
import { insertListItem, selectItemCounts } from "../../storage/queries/listItems.ts";
import { takeListNumbers } from "../../storage/queries/lists.ts";
import type { ListItemRow } from "../access/accessListItem.ts";
import type { WriteContext } from "../context.ts";
import type { Cells } from "@platform/protocol/lists/cells.ts";

export interface ItemContent {
  readonly cells: Cells;
  readonly parentId: string | null;
}

/** Adds an item to a locked list, with the conversation for the people who have the list. */
export async function addItem(
  ctx: WriteContext,
  listId: string,
  { cells, parentId }: ItemContent,
): Promise<Outcome<{ item: ListItemRow }, "over_row_maximum">> {
  const { live } = await selectItemCounts(ctx.db, listId);
  if (live >= limits.list_rows_max) return refuse("over_row_maximum");
  const item: ListItemRow = {
    id: ctx.ids.next("record"),
    list_id: listId,
    channel_id: await openRecord(ctx, listId),
    creator_id: ctx.caller.userId,
    fields: JSON.stringify(cells),
    created_ms: ctx.nowMs,
    updated_ms: ctx.nowMs,
    parent_id: parentId,
    updater_id: ctx.caller.userId,
    number: await takeListNumbers(ctx.db, listId, 1),
    archived_ms: null,
    deleted_ms: null,
  };
  await insertListItem(ctx.db, item);
  return succeed({ item });
}

async function openRecord(ctx: WriteContext, listId: string): Promise<string> {
  const id = ctx.ids.next("channel");
  const nothing = { topic: "", topic_by: "", topic_ms: 0, purpose: "", purpose_by: "", purpose_ms: 0 };
  const key = await insertChannel(ctx.db, {
    id,
    team_id: ctx.caller.teamId,
    kind: "record",
    name: null,
    is_general: 0,
    is_archived: 0,
    creator_id: ctx.caller.userId,
    ...nothing,
    created_ms: ctx.nowMs,
    updated_ms: ctx.nowMs,
    last_ts: 0,
    list_id: listId,
  });
  for (const userId of await selectListReaders(ctx.db, listId)) {
    await insertMember(ctx.db, { channel_key: key, user_id: userId, joined_ms: ctx.nowMs, last_read_ts: 0 });
  }
  return id;
}
