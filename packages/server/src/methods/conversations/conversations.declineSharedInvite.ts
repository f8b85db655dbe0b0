import { declineInvite } from "../../domain/connections/declineInvite.ts";
import { inviteParam } from "../connectParams.ts";
import { defineMethod } from "../define.ts";

export const conversationsDeclineSharedInvite = defineMethod({
  name: "conversations.declineSharedInvite",
  summary: "Declines an invite to share a channel.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:manage"],
  rate: 3,
  params: { invite_id: inviteParam },
  result: {},
  errors: {
    invite_not_found: "There is no such invite that the caller's workspace has sent or accepted.",
    restricted_action: "The caller is not an admin of the workspace; an app acts for the person who installed it.",

    inactive_invite: "It was declined before, or the channel is shared already.",
  },
  examples: [{ title: "Decline", params: { invite_id: "I0123456789" } }],
  notes: "Either side can. What is shared already is ended with `admin.conversations.disconnectShared`.",
  handler: (ctx, params) => ctx.write(declineInvite, { inviteId: params.invite_id }),
});
