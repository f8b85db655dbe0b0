import { type Outcome, refuse, succeed } from "@platform/protocol";
import { insertChannel, insertMember } from "../../storage/queries/channels.ts";
import { insertListItem, selectListReaders } from "../../storage/queries/lists.ts";
import type { ListItemRow } from "../../storage/tables/listItems.ts";
import { accessList } from "../access/accessList.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { columns } from "./columns.ts";

export type { ListItemRow } from "../../storage/tables/listItems.ts";

export type ItemCode = "list_not_found" | "permission_denied" | "invalid_column_id";

export interface NewItem {
  readonly listId: string;
  readonly fields: readonly Readonly<Record<string, unknown>>[];
}

/** Adds a record to a list, with the conversation for the people who have the list. */
export const createItem = defineOperation(
  import.meta,
  async (ctx, input: NewItem): Promise<Outcome<{ item: ListItemRow }, ItemCode>> => {
    const seen = await accessList(ctx, input.listId);
    if (!seen.ok) return seen;
    if (seen.level === "read") return refuse("permission_denied");
    const known = new Set<unknown>(columns.map((column) => column.id));
    if (!input.fields.every((field) => known.has(field["column_id"]))) return refuse("invalid_column_id");
    const item: ListItemRow = {
      id: ctx.ids.next("record"),
      list_id: seen.list.id,
      channel_id: await openRecord(ctx, seen.list.id),
      creator_id: ctx.caller.userId,
      fields: JSON.stringify(input.fields),
      created_ms: ctx.nowMs,
      updated_ms: ctx.nowMs,
    };
    await insertListItem(ctx.db, item);
    return succeed({ item });
  },
);

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
