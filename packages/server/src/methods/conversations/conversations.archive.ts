import { archiveChannel } from "../../domain/channels/archiveChannel.ts";
import { channelErrors, channelParam, manageScopes, unsupportedKind } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";

export const conversationsArchive = defineMethod({
  name: "conversations.archive",
  summary: "Archives a channel: it can still be read, but not written in.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: manageScopes,
  rate: 2,
  params: { channel: channelParam },
  result: {},
  errors: {
    ...channelErrors,
    ...unsupportedKind,
    already_archived: "The channel is archived.",
    cant_archive_general: "The general channel cannot be archived.",
    not_in_channel: "The caller is not in the channel.",
    restricted_action: "Guests cannot archive channels.",
  },
  examples: [{ title: "One channel", params: { channel: "C0123456789" } }],
  async handler(ctx, params) {
    return ctx.write(archiveChannel, { channelId: params.channel });
  },
});
