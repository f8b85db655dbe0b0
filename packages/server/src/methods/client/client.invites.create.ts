import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { invitePerson } from "../../domain/inviteRequests/invitePerson.ts";
import { seconds } from "../../present/timestamp.ts";
import { defineMethod } from "../define.ts";
import { choice, defaulted, list, text } from "../params.ts";

const roles = ["member", "multi_channel_guest", "single_channel_guest"] as const;

export const clientInvitesCreate = defineMethod({
  name: "client.invites.create",
  summary: "Invites a person by email address, or asks the administrators to.",
  http: "POST",
  tokens: ["user"],
  scopes: [],
  rate: 2,
  forPeople: true,
  params: {
    email: text({ describe: "The address of the person.", otherwise: "invalid_email" }),
    role: defaulted(choice({ describe: "What the person becomes.", of: roles }), "member"),
    channel_ids: defaulted(
      list({
        object: "channel",
        describe: "Channels that the person joins, besides the default channels for members.",
        max: limits.invited_channels_max,
        otherwise: "failed_to_validate_channels",
      }),
      [],
    ),
    real_name: defaulted(
      text({ describe: "The name that the form suggests.", maxLength: limits.profile_name_chars_max }),
      "",
    ),
    reason: defaulted(
      text({
        describe: "Why the person should be invited, for the administrators.",
        maxLength: limits.invite_message_chars_max,
      }),
      "",
    ),
  },
  result: {
    status: Type.Enum(["invited", "requested"], { description: "`requested` while only administrators invite." }),
    url: Type.Optional(Type.String({ description: "The link of the invitation, for one use. It is not shown again." })),
    date_expire: Type.Optional(Type.Integer({ description: "When the link expires." })),
    is_mailed: Type.Optional(Type.Boolean({ description: "Whether the server sends the link to the address, too." })),
    invite_request_id: Type.Optional(Type.String({ description: "The request that waits." })),
  },
  errors: {
    user_is_restricted: "Guests invite nobody.",
    invalid_email: "`email` is not a complete address.",
    failed_to_validate_channels:
      "`channel_ids` names none for a guest, several for a guest of one channel, or a channel that the caller does not see.",
    already_in_team: "A member of the workspace has this address.",
    already_in_team_invited_user: "The address has an open invitation.",
    user_disabled: "A deactivated member has this address. Administrators can reactivate them.",
  },
  examples: [
    {
      title: "A new colleague",
      params: { email: "eve@example.com", channel_ids: ["C0123456789"], reason: "She designs the new website." },
    },
  ],
  notes:
    "A method of this server's own, for clients. The link is mailed to the address if the server sends mail, which `is_mailed` tells; otherwise pass `url` on. Several members who ask for one address make one request.",
  async handler(ctx, params) {
    const done = await ctx.write(invitePerson, {
      email: params.email,
      role: params.role,
      channelIds: params.channel_ids,
      realName: params.real_name.trim(),
      reason: params.reason.trim(),
    });
    if (!done.ok) return done;
    const { invitation, requestId } = done;
    if (!invitation) return succeed({ status: "requested", invite_request_id: requestId });
    return succeed({
      status: "invited",
      url: ctx.baseUrl + invitation.path,
      date_expire: seconds(invitation.expiresMs),
      is_mailed: invitation.isMailed,
    });
  },
});
