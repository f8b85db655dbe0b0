import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { columns } from "../../domain/lists/columns.ts";
import { createList } from "../../domain/lists/createList.ts";
import { defineMethod } from "../define.ts";
import { text } from "../params.ts";

export const slackListsCreate = defineMethod({
  name: "slackLists.create",
  summary: "Creates a list of records.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 2,
  params: { name: text({ describe: "The name of the list." }) },
  result: {
    list_id: Type.String(),
    list_metadata: Type.Object({
      schema: Type.Array(
        Type.Object({
          id: Type.String(),
          key: Type.String(),
          name: Type.String(),
          type: Type.String(),
          is_primary_column: Type.Boolean(),
        }),
      ),
    }),
  },
  errors: {
    over_title_length_maximum: "`name` is too long.",
    permission_denied: "The caller is a guest.",
  },
  examples: [{ title: "A list", params: { name: "Candidates" } }],
  notes:
    "A list is a file, so it is deleted like one. It has one column so far, the name of the record; `schema` and copying are ignored. Only its creator can access it until `slackLists.access.set` shares it.",
  async handler(ctx, params) {
    const made = await ctx.write(createList, params);
    if (!made.ok) return made;
    return succeed({ list_id: made.listId, list_metadata: { schema: columns.map((column) => ({ ...column })) } });
  },
});
