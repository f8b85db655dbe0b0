import { unarchiveChannel } from "../../domain/channels/unarchiveChannel.ts";
import { channelErrors, channelParam, manageScopes, unsupportedKind } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";

export const conversationsUnarchive = defineMethod({
  name: "conversations.unarchive",
  summary: "Unarchives a channel with its previous members.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: manageScopes,
  rate: 2,
  params: { channel: channelParam },
  result: {},
  errors: {
    ...channelErrors,
    ...unsupportedKind,
    not_archived: "The channel is not archived.",
    restricted_action: "Guests cannot take channels out of the archive.",
  },
  examples: [{ title: "One channel", params: { channel: "C0123456789" } }],
  async handler(ctx, params) {
    return ctx.write(unarchiveChannel, { channelId: params.channel });
  },
});
