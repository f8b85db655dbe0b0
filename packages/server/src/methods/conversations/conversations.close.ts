import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { closeConversation } from "../../domain/channels/closeConversation.ts";
import { channelErrors, channelParam, manageScopes, unsupportedKind } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";

export const conversationsClose = defineMethod({
  name: "conversations.close",
  summary: "Removes a DM or group DM from the caller's list until the next message in it.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: manageScopes,
  rate: 2,
  params: { channel: channelParam },
  result: {
    no_op: Type.Optional(Type.Literal(true)),
    already_closed: Type.Optional(Type.Literal(true, { description: "When nothing was to be done." })),
  },
  errors: { ...channelErrors, ...unsupportedKind },
  examples: [{ title: "A DM", params: { channel: "D0123456789" } }],
  async handler(ctx, params) {
    const closed = await ctx.write(closeConversation, { channelId: params.channel });
    if (!closed.ok) return closed;
    return closed.wasOpen ? succeed({}) : succeed({ no_op: true, already_closed: true });
  },
});
