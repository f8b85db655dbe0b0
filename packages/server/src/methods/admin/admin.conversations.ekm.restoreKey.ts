import { setMessageKey } from "../../domain/teams/setMessageKey.ts";
import { defineMethod } from "../define.ts";
import { messageKeyErrors, messageKeyParams } from "../messageKeyParams.ts";

export const adminConversationsEkmRestoreKey = defineMethod({
  name: "admin.conversations.ekm.restoreKey",
  summary: "Restores the key of the messages of a workspace, or of one channel.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: messageKeyParams,
  result: {},
  errors: messageKeyErrors,
  examples: [{ title: "Open a channel again", params: { team_id: "T0123456789", channel_id: "C0123456789" } }],
  notes: "A channel whose own key is suspended stays sealed when only the key of the workspace is restored.",
  handler: (ctx, params) =>
    ctx.write(setMessageKey, { teamId: params.team_id, channelId: params.channel_id, isSuspended: false }),
});
