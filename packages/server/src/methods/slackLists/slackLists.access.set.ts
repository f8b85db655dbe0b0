import { setListAccess } from "../../domain/lists/setListAccess.ts";
import { defineMethod } from "../define.ts";
import { listAccessErrors, listChannelsParam, listParam, listPeopleParam } from "../listParams.ts";
import { choice, optional } from "../params.ts";

export const slackListsAccessSet = defineMethod({
  name: "slackLists.access.set",
  summary: "Gives people or channels access to a list.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["lists:write"],
  rate: 3,
  params: {
    list_id: listParam,
    access_level: choice({ describe: "What they may do.", of: ["read", "write", "owner"] }),
    user_ids: optional(listPeopleParam),
    channel_ids: optional(listChannelsParam),
  },
  result: {},
  errors: {
    ...listAccessErrors,
    invalid_parameters:
      "Neither or both of `user_ids` and `channel_ids` are given, or `owner` is not given to just one person.",
  },
  examples: [
    {
      title: "Share with a colleague",
      params: { list_id: "F0123456789", access_level: "write", user_ids: ["U0123456789"] },
    },
  ],
  notes:
    "Writers may share a list; only its owner passes it on, and becomes a writer by that. People get the highest of their own level and the levels of the channels that they are in. They come into the conversations about its items, too; comments are pushed only to people who were given the list themselves.",
  handler: (ctx, params) =>
    ctx.write(setListAccess, {
      listId: params.list_id,
      userIds: params.user_ids,
      channelIds: params.channel_ids,
      level: params.access_level,
    }),
});
