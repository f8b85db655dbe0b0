import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { denyRequest } from "../../domain/connections/denyRequest.ts";
import { defineMethod } from "../define.ts";
import { defaulted, text } from "../params.ts";
import { requestParam, reviewErrors } from "../requestParams.ts";

export const conversationsRequestSharedInviteDeny = defineMethod({
  name: "conversations.requestSharedInvite.deny",
  summary: "Denies a request to share a channel with another organization.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:manage"],
  rate: 2,
  params: {
    invite_id: requestParam,
    message: defaulted(text({ describe: "What Slackbot passes on to the requester." }), ""),
  },
  result: { invite_id: Type.String() },
  errors: reviewErrors,
  examples: [{ title: "With a reason", params: { invite_id: "I0123456789", message: "Ask Legal first." } }],
  async handler(ctx, params) {
    const denied = await ctx.write(denyRequest, { inviteId: params.invite_id, message: params.message });
    return denied.ok ? succeed({ invite_id: denied.inviteId }) : denied;
  },
});
