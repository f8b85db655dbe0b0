import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { createList } from "../../domain/lists/createList.ts";
import { listMetadataSchema, presentListMetadata } from "../../present/listColumns.ts";
import { defineMethod } from "../define.ts";
import { descriptionParam } from "../listParams.ts";
import { defaulted, flag, id, jsonArray, optional, text } from "../params.ts";

export const slackListsCreate = defineMethod({
  name: "slackLists.create",
  summary: "Creates a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 2,
  params: {
    name: text({ describe: "The name of the list." }),
    description_blocks: optional(descriptionParam),
    schema: optional(
      jsonArray({
        describe:
          "The columns: objects with `key`, `name`, `type`, `is_primary_column` and `options`. Without it there is one column for the name.",
        otherwise: "invalid_schema",
      }),
    ),
    todo_mode: optional(flag({ describe: "Whether items can be completed, assigned and due: adds three columns." })),
    copy_from_list_id: optional(
      id({ object: "list", describe: "A list whose columns the new one gets.", otherwise: "list_not_found" }),
    ),
    include_copied_list_records: defaulted(flag({ describe: "Whether its items are copied, too." }), false),
  },
  result: { list_id: Type.String(), list_metadata: listMetadataSchema },
  errors: {
    over_title_length_maximum: "`name` is too long.",
    permission_denied: "The caller is a guest.",
    invalid_blocks: "`description_blocks` is no valid rich text, or too long.",
    invalid_schema: "`schema` is not an array of columns; `response_metadata.messages` names the fault.",
    invalid_column_type: "A column has an unknown type.",
    invalid_primary_column: "Not exactly one column is the primary one, or it is not of the type `text`.",
    over_column_maximum: "`schema` has more columns than a list can have.",
    invalid_copy_and_schema_args: "Both `schema` and `copy_from_list_id` are given.",
    missing_arg_copy_from_list_id: "`include_copied_list_records` without `copy_from_list_id`.",
    list_not_found: "`copy_from_list_id` names no list of the caller's.",
  },
  examples: [
    {
      title: "A list with a choice",
      params: {
        name: "Hiring",
        todo_mode: true,
        schema: [
          { key: "who", name: "Who", type: "text", is_primary_column: true },
          {
            key: "stage",
            name: "Stage",
            type: "select",
            options: { format: "single_select", choices: [{ value: "new", label: "New", color: "blue" }] },
          },
        ],
      },
    },
  ],
  notes:
    "A list is a file, so it is deleted like one. Only its creator can access it until `slackLists.access.set` shares it. The types of columns are described in the guide Lists.",
  async handler(ctx, params) {
    const made = await ctx.write(createList, {
      name: params.name,
      schema: params.schema,
      descriptionBlocks: params.description_blocks,
      isTodo: params.todo_mode,
      copiedId: params.copy_from_list_id,
      withItems: params.include_copied_list_records,
    });
    if (!made.ok) return made;
    return succeed({ list_id: made.list.id, list_metadata: presentListMetadata(made.list) });
  },
});
