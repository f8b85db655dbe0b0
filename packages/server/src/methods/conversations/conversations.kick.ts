import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { kickUser } from "../../domain/channels/kickUser.ts";
import { channelErrors, channelParam, manageScopes, unsupportedKind } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";

export const conversationsKick = defineMethod({
  name: "conversations.kick",
  summary: "Removes another person from a channel.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: manageScopes,
  rate: 3,
  params: {
    channel: channelParam,
    user: id({ object: "user", describe: "Who has to go.", otherwise: "user_not_found" }),
  },
  result: { errors: Type.Object({}) },
  errors: {
    ...channelErrors,
    ...unsupportedKind,
    cant_kick_from_general: "Everybody is in the general channel.",
    cant_kick_self: "One leaves a channel by `conversations.leave`.",
    is_archived: "The channel is archived.",
    not_in_channel: "The caller or the person is not in the channel.",
    restricted_action:
      "Guests may not. From a public channel only its creator, apps, and admins of the workspace may remove people.",
    user_not_found: "`user` is missing, unknown, or not visible to the caller.",
  },
  examples: [{ title: "One person", params: { channel: "C0123456789", user: "U0123456789" } }],
  async handler(ctx, params) {
    const kicked = await ctx.write(kickUser, { channelId: params.channel, userId: params.user });
    return kicked.ok ? succeed({ errors: {} }) : kicked;
  },
});
