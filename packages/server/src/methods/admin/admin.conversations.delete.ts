import { deleteGoverned } from "../../domain/channelAdministration/deleteGoverned.ts";
import { administerErrors, channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsDelete = defineMethod({
  name: "admin.conversations.delete",
  summary: "Deletes a channel for ever, also one that the caller is not in.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { channel_id: channelParam },
  result: {},
  errors: {
    ...administerErrors,
    could_not_delete_channel: "It is the general channel, which every workspace has, or a legal hold covers it.",
  },
  examples: [{ title: "One channel", params: { channel_id: "C0123456789" } }],
  notes:
    "Its messages, threads, pins, bookmarks, scheduled messages, drafts, incoming webhooks, its own canvas and the triggers that listen only in it are deleted with it. Files stay with their owners; people who could reach one only by this channel lose it. The name is free at once.",
  handler: (ctx, params) => ctx.write(deleteGoverned, { channelId: params.channel_id }),
});
