import { setListAccess } from "../../domain/lists/setListAccess.ts";
import { defineMethod } from "../define.ts";
import { listAccessErrors, listParam, listPeopleParam } from "../listParams.ts";

export const slackListsAccessDelete = defineMethod({
  name: "slackLists.access.delete",
  summary: "Takes a list away from people.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 3,
  params: { list_id: listParam, user_ids: listPeopleParam },
  result: {},
  errors: listAccessErrors,
  examples: [{ title: "Somebody leaves", params: { list_id: "F0123456789", user_ids: ["U0123456789"] } }],
  notes: "What was said of its records is no longer theirs to read.",
  handler: (ctx, params) =>
    ctx.write(setListAccess, { listId: params.list_id, userIds: params.user_ids, level: undefined }),
});
