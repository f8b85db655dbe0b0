import { setListAccess } from "../../domain/lists/setListAccess.ts";
import { defineMethod } from "../define.ts";
import { listAccessErrors, listParam, listPeopleParam } from "../listParams.ts";

export const slackListsAccessDelete = defineMethod({
  name: "slackLists.access.delete",
  summary: "Removes people's access to a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 3,
  params: { list_id: listParam, user_ids: listPeopleParam },
  result: {},
  errors: listAccessErrors,
  examples: [{ title: "A person leaves", params: { list_id: "F0123456789", user_ids: ["U0123456789"] } }],
  notes: "They lose access to the conversations about its records.",
  handler: (ctx, params) =>
    ctx.write(setListAccess, { listId: params.list_id, userIds: params.user_ids, level: undefined }),
});
