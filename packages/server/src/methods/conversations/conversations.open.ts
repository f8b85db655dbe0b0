import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { openConversation } from "../../domain/channels/openConversation.ts";
import { readUnread } from "../../domain/channels/readChannel.ts";
import { openedChannelSchema, presentChannel } from "../../present/channel.ts";
import { unsupportedKind } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id, list, optional } from "../params.ts";

export const conversationsOpen = defineMethod({
  name: "conversations.open",
  summary: "Opens a DM or a group DM, and creates it if necessary.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["im:write", "mpim:write"],
  rate: 3,
  params: {
    channel: optional(
      id({ object: "channel", describe: "A DM or group DM to open again.", otherwise: "channel_not_found" }),
    ),
    users: optional(
      list({ object: "user", describe: "Or whom it is with: one to eight ids.", max: limits.invited_users_max }),
    ),
    return_im: defaulted(flag({ describe: "Whether to answer with the whole conversation." }), false),
    prevent_creation: defaulted(flag({ describe: "Whether to open only what is there." }), false),
  },
  result: {
    channel: openedChannelSchema,
    no_op: Type.Optional(Type.Literal(true)),
    already_open: Type.Optional(Type.Literal(true, { description: "When nothing was to be done." })),
  },
  errors: {
    channel_not_found: "`channel` is unknown or not visible to the caller, or there is none and none may be made.",
    ...unsupportedKind,
    invalid_user_combination: "These people may not meet, or all of them are bots.",
    not_enough_users: "`users` is empty, or a bot is alone with itself.",
    too_many_users: "A group has at most nine people, the caller among them.",
    user_disabled: "One of the people was deactivated.",
    user_not_found: "One of the people does not exist, or is not visible to the caller.",
    user_not_visible: "A guest shares no channel with this person.",
    users_list_not_supplied: "Neither `channel` nor `users` is given.",
  },
  examples: [{ title: "A DM", params: { users: "U0123456789", return_im: true } }],
  notes:
    "The same people always have the same conversation, in whatever order they are named and no matter who opens it. The others see it with the first message.",
  async handler(ctx, params) {
    const opened = await ctx.write(openConversation, {
      channelId: params.channel,
      userIds: params.users,
      preventCreation: params.prevent_creation,
    });
    if (!opened.ok) return opened;
    const { channel, wasOpen } = opened;
    const unread = params.return_im ? await readUnread(ctx, channel) : undefined;
    return succeed({
      channel: params.return_im ? presentChannel(channel, { unread }) : { id: channel.id },
      ...(wasOpen ? { no_op: true as const, already_open: true as const } : {}),
    });
  },
});
