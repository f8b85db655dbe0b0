import { succeed } from "@platform/protocol";
import { createItem } from "../../domain/lists/createItem.ts";
import { listItemSchema, presentListItem } from "../../present/listItem.ts";
import { defineMethod } from "../define.ts";
import { fieldsParam, listParam } from "../listParams.ts";
import { defaulted } from "../params.ts";

export const slackListsItemsCreate = defineMethod({
  name: "slackLists.items.create",
  summary: "Adds a record to a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 3,
  params: { list_id: listParam, initial_fields: defaulted(fieldsParam, []) },
  result: { item: listItemSchema },
  errors: {
    list_not_found: "`list_id` names no list of the caller's; a deleted one is none.",
    permission_denied: "The caller may only read the list.",
    invalid_column_id: "`initial_fields` is not an array of objects, or one of them names an unknown column.",
  },
  examples: [
    {
      title: "A record",
      params: { list_id: "F0123456789", initial_fields: [{ column_id: "Col00000001", text: "Ada" }] },
    },
  ],
  notes:
    "`item.channel_id` is this server's own: the conversation about the record for everyone with access to the list. It carries no threads, and ends with the list.",
  async handler(ctx, params) {
    const made = await ctx.write(createItem, { listId: params.list_id, fields: params.initial_fields });
    return made.ok ? succeed({ item: presentListItem(made.item) }) : made;
  },
});
