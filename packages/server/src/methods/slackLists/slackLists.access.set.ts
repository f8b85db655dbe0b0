import { setListAccess } from "../../domain/lists/setListAccess.ts";
import { defineMethod } from "../define.ts";
import { listAccessErrors, listParam, listPeopleParam } from "../listParams.ts";
import { choice } from "../params.ts";

export const slackListsAccessSet = defineMethod({
  name: "slackLists.access.set",
  summary: "Gives people access to a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 3,
  params: {
    list_id: listParam,
    access_level: choice({ describe: "What they may do.", of: ["read", "write", "owner"] }),
    user_ids: listPeopleParam,
  },
  result: {},
  errors: listAccessErrors,
  examples: [
    {
      title: "Share with a colleague",
      params: { list_id: "F0123456789", access_level: "write", user_ids: ["U0123456789"] },
    },
  ],
  notes: "They come into the conversations of its records, too. Lists are given to people, not to channels, so far.",
  handler: (ctx, params) =>
    ctx.write(setListAccess, { listId: params.list_id, userIds: params.user_ids, level: params.access_level }),
});
