import { refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { approveRequest } from "../../domain/connections/approveRequest.ts";
import { defineMethod } from "../define.ts";
import { flag, id, jsonObject, optional } from "../params.ts";
import { requestParam, reviewErrors } from "../requestParams.ts";

export const conversationsRequestSharedInviteApprove = defineMethod({
  name: "conversations.requestSharedInvite.approve",
  summary: "Approves a request to share a channel with another organization, and sends the invite.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:manage"],
  rate: 2,
  params: {
    invite_id: requestParam,
    channel_id: optional(
      id({
        object: "channel",
        describe: "Another channel to share, which the requester has to be in.",
        otherwise: "channel_not_found",
      }),
    ),
    is_external_limited: optional(
      flag({ describe: "Whether the people of the other workspace may post in the channel, but not invite." }),
    ),
    message: optional(
      jsonObject({ describe: "`text` for the requester, and `is_override`: whether it replaces the standard text." }),
    ),
  },
  result: { invite_id: Type.String() },
  errors: {
    ...reviewErrors,
    channel_not_found: "The channel does not exist, or the requester is not in it, or it cannot be shared.",
  },
  examples: [
    {
      title: "With a message",
      params: { invite_id: "I0123456789", message: { text: "Welcome them.", is_override: false } },
    },
  ],
  notes:
    "The invite has the id of the request and can be accepted for 14 days from now. If the recipient's workspace has the channel already, a recipient who was invited by email address joins at once. No email is sent: Slackbot gives the requester the id.",
  async handler(ctx, params) {
    const { text, is_override: isOverride } = params.message ?? {};
    if (params.message && (typeof text !== "string" || typeof isOverride !== "boolean")) {
      return refuse("invalid_arguments", "message must have text and is_override");
    }
    const message = typeof text === "string" ? { text, isOverride: isOverride === true } : undefined;
    const approved = await ctx.write(approveRequest, {
      inviteId: params.invite_id,
      channelId: params.channel_id,
      isLimited: params.is_external_limited,
      message,
    });
    return approved.ok ? succeed({ invite_id: approved.inviteId }) : approved;
  },
});
