import { unarchiveGoverned } from "../../domain/channelAdministration/unarchiveGoverned.ts";
import { administerErrors, channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsUnarchive = defineMethod({
  name: "admin.conversations.unarchive",
  summary: "Takes a channel out of the archive, also one that the caller is not in.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { channel_id: channelParam },
  result: {},
  errors: { ...administerErrors, channel_not_archived: "The channel is not archived." },
  examples: [{ title: "One channel", params: { channel_id: "C0123456789" } }],
  notes: "The channel keeps the members that it had.",
  handler: (ctx, params) => ctx.write(unarchiveGoverned, { channelId: params.channel_id }),
});
