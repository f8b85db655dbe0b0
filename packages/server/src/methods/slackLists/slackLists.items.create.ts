import { succeed } from "@platform/protocol";
import { createItem } from "../../domain/lists/createItem.ts";
import { listItemSchema, presentListItem } from "../../present/listItem.ts";
import { defineMethod } from "../define.ts";
import { cellErrors, fieldsParam, listParam } from "../listParams.ts";
import { defaulted, id, optional } from "../params.ts";

export const slackListsItemsCreate = defineMethod({
  name: "slackLists.items.create",
  summary: "Adds an item to a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 3,
  params: {
    list_id: listParam,
    initial_fields: defaulted(fieldsParam, []),
    duplicated_item_id: optional(
      id({
        object: "record",
        describe: "An item of the list whose values the new one gets, except for votes.",
        otherwise: "duplicated_item_not_found",
      }),
    ),
    parent_item_id: optional(
      id({
        object: "record",
        describe: "The item that the new one is a subtask of.",
        otherwise: "record_not_found",
      }),
    ),
  },
  result: { item: listItemSchema },
  errors: {
    ...cellErrors,
    list_not_found: "`list_id` names no list of the caller's; a deleted one is none.",
    permission_denied: "The caller may only read the list.",
    invalid_column_id: "`initial_fields` is not an array of objects, or one of them names no column that the item has.",
    duplicated_item_not_found: "`duplicated_item_id` names no item of the list.",
    record_not_found: "`parent_item_id` names no item of the list.",
    invalid_args: "`parent_item_id` names a subtask.",
    over_row_maximum: "The list has as many items as it can have.",
  },
  examples: [
    {
      title: "An item",
      params: { list_id: "F0123456789" },
    },
  ],
  notes:
    "`item.channel_id` is this server's own: the conversation about the item for everyone with access to the list. It carries no threads, and ends with the item. Values are described in the guide Lists.",
  async handler(ctx, params) {
    const made = await ctx.write(createItem, {
      listId: params.list_id,
      fields: params.initial_fields,
      duplicatedId: params.duplicated_item_id,
      parentId: params.parent_item_id,
    });
    return made.ok ? succeed({ item: presentListItem(made.item, made.columns) }) : made;
  },
});
