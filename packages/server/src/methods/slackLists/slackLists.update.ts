import { updateList } from "../../domain/lists/updateList.ts";
import { defineMethod } from "../define.ts";
import { descriptionParam, listParam } from "../listParams.ts";
import { flag, optional, text } from "../params.ts";

export const slackListsUpdate = defineMethod({
  name: "slackLists.update",
  summary: "Changes the name, the description or the to-do mode of a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 2,
  params: {
    id: listParam,
    name: optional(text({ describe: "The name of the list." })),
    description_blocks: optional(descriptionParam),
    todo_mode: optional(flag({ describe: "Whether items can be completed, assigned and due." })),
  },
  result: {},
  errors: {
    list_not_found: "`id` names no list of the caller's; a deleted one is none.",
    permission_denied: "The caller may only read the list.",
    missing_arguments: "Nothing to change is given.",
    over_title_length_maximum: "`name` is too long.",
    unexpected_description_blocks_arg: "`description_blocks` is no valid rich text, or too long.",
  },
  examples: [{ title: "Rename", params: { id: "F0123456789", name: "Hired" } }],
  notes: "While to-do mode is off, its columns are hidden; their values come back with it.",
  handler: (ctx, params) =>
    ctx.write(updateList, {
      id: params.id,
      name: params.name,
      descriptionBlocks: params.description_blocks,
      isTodo: params.todo_mode,
    }),
});
