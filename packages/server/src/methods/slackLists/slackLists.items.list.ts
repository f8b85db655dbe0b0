import { limits, succeed } from "@platform/protocol";
import { columnsFor } from "@platform/protocol/lists/columns.ts";
import { Type } from "typebox";
import { listItems } from "../../domain/lists/readItems.ts";
import { listItemSchema, presentListItem } from "../../present/listItem.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { listParam } from "../listParams.ts";
import { count, defaulted, flag, optional, text } from "../params.ts";

export const slackListsItemsList = defineMethod({
  name: "slackLists.items.list",
  summary: "Lists the items of a list, newest first.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:read"],
  rate: 2,
  params: {
    list_id: listParam,
    archived: defaulted(flag({ describe: "Only archived items, or only those that are not." }), false),
    limit: defaulted(
      count({ describe: "How many at most.", min: 1, max: limits.list_page_max }),
      limits.list_page_default,
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
  },
  result: { items: Type.Array(listItemSchema), response_metadata: pageSchema },
  errors: {
    list_not_found: "`list_id` names no list of the caller's; a deleted one is none.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "The first page", params: { list_id: "F0123456789", limit: 50 } }],
  notes: "Subtasks are listed among the other items, with `parent_record_id`. Empty cells are left out of `fields`.",
  async handler(ctx, params) {
    const { list_id: listId, archived: isArchived, limit, cursor } = params;
    const seen = await listItems(ctx, { listId, isArchived, limit, cursor });
    if (!seen.ok) return seen;
    return succeed({
      items: seen.items.map((item) => presentListItem(item, columnsFor(seen.list, item))),
      response_metadata: { next_cursor: seen.next },
    });
  },
});
