import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { leaveChannel } from "../../domain/channels/leaveChannel.ts";
import { channelErrors, channelParam, manageScopes, unsupportedKind } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";

export const conversationsLeave = defineMethod({
  name: "conversations.leave",
  summary: "Removes the caller from a channel.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: manageScopes,
  rate: 3,
  params: { channel: channelParam },
  result: {
    not_in_channel: Type.Optional(Type.Literal(true, { description: "When the caller was not in it anyway." })),
  },
  errors: {
    ...channelErrors,
    ...unsupportedKind,
    cant_leave_general: "Everybody is in the general channel.",
    is_archived: "The channel is archived.",
    last_member: "The caller is the last member of the private channel, which nobody could access afterwards.",
    user_is_restricted: "A guest of a single channel cannot leave it.",
  },
  examples: [{ title: "One channel", params: { channel: "C0123456789" } }],
  async handler(ctx, params) {
    const left = await ctx.write(leaveChannel, { channelId: params.channel });
    if (!left.ok) return left;
    return left.wasMember ? succeed({}) : succeed({ not_in_channel: true });
  },
});
