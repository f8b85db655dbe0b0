import { updateItems } from "../../domain/lists/updateItems.ts";
import { defineMethod } from "../define.ts";
import { cellErrors, listParam, updatesParam } from "../listParams.ts";

export const slackListsItemsUpdate = defineMethod({
  name: "slackLists.items.update",
  summary: "Changes cells of a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 3,
  params: { list_id: listParam, cells: updatesParam },
  result: {},
  errors: {
    ...cellErrors,
    list_not_found: "`list_id` names no list of the caller's; a deleted one is none.",
    permission_denied: "The caller may only read the list.",
    row_id_not_provided: "A cell has neither `row_id` nor `row_id_to_create`.",
    invalid_row_id: "A `row_id` is no id.",
    row_not_found: "A `row_id` names no item of the list.",
    column_id_not_provided: "A cell has no `column_id`.",
    invalid_column_id: "A `column_id` is no id.",
    column_not_found: "A `column_id` names no column that the item has.",
    over_row_maximum: "The list has as many items as it can have.",
  },
  examples: [
    {
      title: "Choose a stage",
      params: {
        list_id: "F0123456789",
        cells: [{ row_id: "Rec0123456789", column_id: "Col0123456789", select: ["new"] }],
      },
    },
  ],
  notes:
    "All cells change or none. All cells with `row_id_to_create: true` belong to one new item. Values are described in the guide Lists.",
  handler: (ctx, params) => ctx.write(updateItems, { listId: params.list_id, cells: params.cells }),
});
