import { approveInvite } from "../../domain/connections/approveInvite.ts";
import { inviteParam } from "../connectParams.ts";
import { defineMethod } from "../define.ts";

export const conversationsApproveSharedInvite = defineMethod({
  name: "conversations.approveSharedInvite",
  summary: "Approves an invite to share a channel, for the caller's workspace.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:manage"],
  rate: 3,
  params: { invite_id: inviteParam },
  result: {},
  errors: {
    invite_not_found: "There is no such invite that the caller's workspace has sent or accepted.",
    restricted_action: "The caller is not an admin of the workspace; an app acts for the person who installed it.",
    already_approved: "The side of the caller has approved it.",
    inactive_invite: "It was declined.",
  },
  examples: [{ title: "Approve", params: { invite_id: "I0123456789" } }],
  notes: "The channel is shared once it was accepted and both sides have approved.",
  handler: (ctx, params) => ctx.write(approveInvite, { inviteId: params.invite_id }),
});
