import { setListAccess } from "../../domain/lists/setListAccess.ts";
import { defineMethod } from "../define.ts";
import { listAccessErrors, listChannelsParam, listParam, listPeopleParam } from "../listParams.ts";
import { optional } from "../params.ts";

export const slackListsAccessDelete = defineMethod({
  name: "slackLists.access.delete",
  summary: "Removes the access of people or channels to a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 3,
  params: { list_id: listParam, user_ids: optional(listPeopleParam), channel_ids: optional(listChannelsParam) },
  result: {},
  errors: listAccessErrors,
  examples: [{ title: "A person leaves", params: { list_id: "F0123456789", user_ids: ["U0123456789"] } }],
  notes:
    "They lose access to the conversations about its items. Access that comes through a channel is removed from the channel.",
  handler: (ctx, params) =>
    ctx.write(setListAccess, {
      listId: params.list_id,
      userIds: params.user_ids,
      channelIds: params.channel_ids,
      level: undefined,
    }),
});
