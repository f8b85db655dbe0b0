import { convertToPrivate } from "../../domain/channelAdministration/convertToPrivate.ts";
import { administerErrors, channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsConvertToPrivate = defineMethod({
  name: "admin.conversations.convertToPrivate",
  summary: "Makes a public channel private.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { channel_id: channelParam },
  result: {},
  errors: {
    ...administerErrors,
    channel_type_not_supported: "It is the general channel, a direct message or the conversation of a record.",
    could_not_convert_channel: "The channel is private.",
  },
  examples: [{ title: "One channel", params: { channel_id: "C0123456789" } }],
  notes:
    "Members, messages and the id stay. People who are not in the channel no longer see it, and apps need the scopes of private channels. Group DMs cannot be converted.",
  handler: (ctx, params) => ctx.write(convertToPrivate, { channelId: params.channel_id }),
});
