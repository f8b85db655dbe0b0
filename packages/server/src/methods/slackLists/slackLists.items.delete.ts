import { refuse, succeed } from "@platform/protocol";
import { deleteItems } from "../../domain/lists/deleteItems.ts";
import { defineMethod } from "../define.ts";
import { listParam, recordParam } from "../listParams.ts";

export const slackListsItemsDelete = defineMethod({
  name: "slackLists.items.delete",
  summary: "Deletes an item of a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 2,
  params: { list_id: listParam, id: recordParam },
  result: {},
  errors: {
    list_not_found: "`list_id` names no list of the caller's; a deleted one is none.",
    permission_denied: "The caller may only read the list.",
    record_not_found: "`id` names no item of the list, or a deleted one.",
  },
  examples: [{ title: "An item", params: { list_id: "F0123456789", id: "Rec0123456789" } }],
  notes: "Its subtasks and the conversation about it go with it.",
  async handler(ctx, params) {
    const deleted = await ctx.write(deleteItems, { listId: params.list_id, ids: [params.id] });
    if (!deleted.ok) return deleted;
    return deleted.count === 0 ? refuse("record_not_found") : succeed({});
  },
});
