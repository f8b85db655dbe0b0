import { succeed } from "@platform/protocol";
import { renameChannel } from "../../domain/channels/renameChannel.ts";
import { channelSchema, presentChannel } from "../../present/channel.ts";
import {
  channelErrors,
  channelParam,
  manageScopes,
  nameErrors,
  nameParam,
  unsupportedKind,
} from "../conversationParams.ts";
import { defineMethod } from "../define.ts";

export const conversationsRename = defineMethod({
  name: "conversations.rename",
  summary: "Renames a channel.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: manageScopes,
  rate: 2,
  params: { channel: channelParam, name: nameParam },
  result: { channel: channelSchema },
  errors: {
    ...channelErrors,
    ...unsupportedKind,
    ...nameErrors,
    is_archived: "The channel is archived.",
    not_authorized: "Only the channel's creator and admins of the workspace may rename it.",
    not_in_channel: "The caller is not in the channel.",
  },
  examples: [{ title: "A new name", params: { channel: "C0123456789", name: "releases" } }],
  async handler(ctx, params) {
    const renamed = await ctx.write(renameChannel, { channelId: params.channel, name: params.name });
    return renamed.ok ? succeed({ channel: presentChannel(renamed.channel) }) : renamed;
  },
});
