import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { acceptInvite } from "../../domain/connections/acceptInvite.ts";
import { inviteParam } from "../connectParams.ts";
import { defineMethod } from "../define.ts";

export const conversationsAcceptSharedInvite = defineMethod({
  name: "conversations.acceptSharedInvite",
  summary: "Accepts an invite to share a channel, for the caller's workspace.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:write"],
  rate: 2,
  params: { invite_id: inviteParam },
  result: {
    invite_id: Type.String(),
    channel_id: Type.String(),
    implicit_approval: Type.Boolean({ description: "Whether the channel is shared now." }),
  },
  errors: {
    invite_not_found: "There is no such invite, it has expired, or it was sent to another person.",
    invite_used: "It was accepted or declined before.",
    invite_from_same_org: "It comes from a workspace of the same org; `admin.conversations.setTeams` shares there.",
    user_is_restricted: "The caller is a guest.",
    team_not_found: "The workspace that sent it is gone.",
  },
  examples: [{ title: "Accept", params: { invite_id: "I0123456789" } }],
  notes:
    "The channel keeps its name and its kind in every workspace, so `channel_name` and `is_private` are ignored. The person who accepts joins it once it is shared; colleagues join, or are invited, as in any channel.",
  async handler(ctx, params) {
    const accepted = await ctx.write(acceptInvite, { inviteId: params.invite_id });
    if (!accepted.ok) return accepted;
    const { invite, channelId } = accepted;
    return succeed({
      invite_id: invite.id,
      channel_id: channelId,
      implicit_approval: invite.status === "connected",
    });
  },
});
