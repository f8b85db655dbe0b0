import { limits, succeed } from "@platform/protocol";
import { deleteItems } from "../../domain/lists/deleteItems.ts";
import { defineMethod } from "../define.ts";
import { listParam } from "../listParams.ts";
import { list } from "../params.ts";

export const slackListsItemsDeleteMultiple = defineMethod({
  name: "slackLists.items.deleteMultiple",
  summary: "Deletes items of a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 2,
  params: {
    list_id: listParam,
    ids: list({ object: "record", describe: "The items.", max: limits.list_rows_max }),
  },
  result: {},
  errors: {
    list_not_found: "`list_id` names no list of the caller's; a deleted one is none.",
    permission_denied: "The caller may only read the list.",
  },
  examples: [{ title: "Two items", params: { list_id: "F0123456789", ids: ["Rec0123456789", "Rec0123456780"] } }],
  notes: "Ids that name no item of the list are ignored. Subtasks and conversations go with their items.",
  async handler(ctx, params) {
    const deleted = await ctx.write(deleteItems, { listId: params.list_id, ids: params.ids });
    return deleted.ok ? succeed({}) : deleted;
  },
});
