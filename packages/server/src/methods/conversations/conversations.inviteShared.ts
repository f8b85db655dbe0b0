import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { inviteShared } from "../../domain/connections/inviteShared.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id, list, optional } from "../params.ts";

export const conversationsInviteShared = defineMethod({
  name: "conversations.inviteShared",
  summary: "Invites a person of another organization to share a channel.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:write"],
  rate: 2,
  params: {
    channel: id({ object: "channel", describe: "The channel.", otherwise: "channel_not_found" }),
    emails: optional(list({ describe: "The address of the one to invite.", max: 1, otherwise: "invalid_email" })),
    user_ids: optional(list({ object: "user", describe: "Or the id.", max: 1, otherwise: "user_not_found" })),
    external_limited: defaulted(
      flag({ describe: "Whether the people of the other workspace may post in the channel, but not invite." }),
      true,
    ),
  },
  result: { invite_id: Type.String(), is_legacy_shared_channel: Type.Boolean() },
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
    not_in_channel: "The caller is not a member of the channel.",
    channel_archived: "The channel is archived.",
    invalid_channel_type: "Only public and private channels are shared.",
    cannot_share_mandatory_channel: "It is the general channel of the workspace.",
    recipients_not_specified: "Neither `emails` nor `user_ids` is given.",
    invalid_email: "`emails` holds more than one, or no address.",
    user_not_found:
      "`user_ids` has more than one id, or names a person who is neither in the org nor in an org that shares a channel with it.",
    already_in_channel: "The workspace of that person has the channel already.",
    restricted_action: "The caller is a guest, or the channel is at home in another workspace.",
  },
  examples: [{ title: "A partner", params: { channel: "C0123456789", emails: ["frank@birch.test"] } }],
  notes:
    "The invite can be accepted for 14 days, by that person alone, with `conversations.acceptSharedInvite`. Admins of both workspaces have to approve; an admin who sends or accepts the invite approves with that. No email is sent: give the person the id. Where the connect policy has no `unreviewed_invites`, the invite of a person is a request: it can be accepted after `conversations.requestSharedInvite.approve`.",
  async handler(ctx, params) {
    const invited = await ctx.write(inviteShared, {
      channelId: params.channel,
      userId: params.user_ids?.[0],
      email: params.emails?.[0],
      isLimited: params.external_limited,
    });
    return invited.ok ? succeed({ invite_id: invited.inviteId, is_legacy_shared_channel: false }) : invited;
  },
});
