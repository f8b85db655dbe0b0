import { setMessageKey } from "../../domain/teams/setMessageKey.ts";
import { defineMethod } from "../define.ts";
import { messageKeyErrors, messageKeyParams } from "../messageKeyParams.ts";

export const adminConversationsEkmSuspendKey = defineMethod({
  name: "admin.conversations.ekm.suspendKey",
  summary: "Suspends the key of the messages of a workspace, or of one channel: posting and reading are blocked.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: messageKeyParams,
  result: {},
  errors: messageKeyErrors,
  examples: [{ title: "Seal a channel", params: { team_id: "T0123456789", channel_id: "C0123456789" } }],
  notes:
    "Reading and posting then answer `ekm_access_denied`, for people and apps alike. Nothing is lost: `admin.conversations.ekm.restoreKey` brings everything back.",
  handler: (ctx, params) =>
    ctx.write(setMessageKey, { teamId: params.team_id, channelId: params.channel_id, isSuspended: true }),
});
