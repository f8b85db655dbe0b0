import { succeed } from "@platform/protocol";
import { columnsFor } from "@platform/protocol/lists/columns.ts";
import { Type } from "typebox";
import type { ListItemRow } from "../../domain/access/accessListItem.ts";
import { listParts } from "../../domain/lists/listParts.ts";
import { isSubscribed, readItem } from "../../domain/lists/readItems.ts";
import { listSchema, presentList } from "../../present/list.ts";
import { listItemSchema, presentListItem } from "../../present/listItem.ts";
import { defineMethod } from "../define.ts";
import { listParam, recordParam } from "../listParams.ts";
import { defaulted, flag } from "../params.ts";

export const slackListsItemsInfo = defineMethod({
  name: "slackLists.items.info",
  summary: "Reads an item with its subtasks and its list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:read"],
  rate: 2,
  params: {
    list_id: listParam,
    id: recordParam,
    include_is_subscribed: defaulted(flag({ describe: "Whether to say if the caller follows the item." }), false),
  },
  result: { list: listSchema, record: listItemSchema, subtasks: Type.Array(listItemSchema) },
  errors: {
    list_not_found: "`list_id` names no list of the caller's; a deleted one is none.",
    record_not_found: "`id` names no item of the list.",
    record_deleted: "The item was deleted.",
  },
  examples: [{ title: "An item", params: { list_id: "F0123456789", id: "Rec0123456789" } }],
  async handler(ctx, params) {
    const seen = await readItem(ctx, params.list_id, params.id);
    if (!seen.ok) return seen;
    const { list, level, item, subtasks } = seen;
    const present = async (row: ListItemRow) => ({
      ...presentListItem(row, columnsFor(list, row)),
      ...(params.include_is_subscribed ? { is_subscribed: await isSubscribed(ctx, row) } : {}),
    });
    return succeed({
      list: presentList({ list, level, ...(await listParts(ctx, list, ctx.baseUrl)) }),
      record: await present(item),
      subtasks: await Promise.all(subtasks.map(present)),
    });
  },
});
