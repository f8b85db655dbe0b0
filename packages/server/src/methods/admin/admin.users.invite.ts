import { cutCharacters, isLongerThan, limits, refuse, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { inviteUser } from "../../domain/oneTimeLinks/inviteUser.ts";
import { seconds } from "../../present/timestamp.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, flag, list, optional, text } from "../params.ts";

export const adminUsersInvite = defineMethod({
  name: "admin.users.invite",
  summary: "Invites a person to a workspace by email address.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    email: text({ describe: "The address of the person.", otherwise: "invalid_email" }),
    channel_ids: list({
      object: "channel",
      describe: "Channels that the person joins, besides the default channels for members.",
      max: limits.invited_channels_max,
      otherwise: "failed_to_validate_channels",
    }),
    custom_message: defaulted(text({ describe: "Shown with the invitation." }), ""),
    real_name: defaulted(text({ describe: "The name that the form suggests." }), ""),
    is_restricted: defaulted(flag({ describe: "Whether the person becomes a guest of several channels." }), false),
    is_ultra_restricted: defaulted(flag({ describe: "Whether the person becomes a guest of one channel." }), false),
    guest_expiration_ts: optional(
      count({
        describe: "When a guest loses access, in Unix seconds.",
        min: 0,
        max: 9_999_999_999,
        otherwise: "failed_to_validate_expiration",
      }),
    ),
    email_password_policy_enabled: defaulted(flag({ describe: "Not available: see `admin.auth.policy.*`." }), false),
    resend: defaulted(flag({ describe: "Whether to replace an open invitation." }), false),
  },
  result: {
    url: Type.String({ description: "The link of the invitation, for one use. It is not shown again." }),
    date_expire: Type.Integer({ description: "When the link expires." }),
    is_mailed: Type.Boolean({ description: "Whether the server sends the link to the address, too." }),
  },
  errors: {
    ...governErrors,
    invalid_email: "`email` is not a complete address.",
    failed_to_validate_channels:
      "`channel_ids` names no channel, several for a guest of one channel, or one that the caller does not see in that workspace.",
    failed_to_validate_custom_message: `\`custom_message\` is longer than ${limits.invite_message_chars_max} characters.`,
    failed_to_validate_expiration: "`guest_expiration_ts` is in the past, or the person is not invited as a guest.",
    already_in_team: "A member of the workspace has this address.",
    already_in_team_invited_user: "The address has an open invitation. Pass `resend` to replace it.",
    user_disabled: "A deactivated member has this address. Call `admin.users.reactivate`.",
    feature_not_enabled:
      "`email_password_policy_enabled` is given: enforced sign-in providers have no exceptions here.",
  },
  examples: [
    {
      title: "A member",
      params: { team_id: "T0123456789", email: "eve@example.com", channel_ids: ["C0123456789"] },
    },
  ],
  notes: `The link is mailed to the address if the server sends mail, which \`is_mailed\` tells; otherwise pass \`url\` on. It works once, for that address only, and for ${limits.one_time_invite_life_s / 86_400} days. It stops working when the inviter loses the rights of an administrator. An open request to invite the address is approved with it.`,
  async handler(ctx, params) {
    if (params.email_password_policy_enabled) return refuse("feature_not_enabled");
    const message = params.custom_message.trim();
    if (isLongerThan(message, limits.invite_message_chars_max)) return refuse("failed_to_validate_custom_message");
    const guest = params.is_ultra_restricted ? "single_channel_guest" : "multi_channel_guest";
    const expiresS = params.guest_expiration_ts;
    const invited = await ctx.write(inviteUser, {
      teamId: params.team_id,
      email: params.email,
      role: params.is_restricted || params.is_ultra_restricted ? guest : "member",
      channelIds: params.channel_ids,
      guestExpiresMs: expiresS === undefined ? undefined : expiresS * 1000,
      message,
      realName: cutCharacters(params.real_name, limits.profile_name_chars_max),
      isAgain: params.resend,
    });
    if (!invited.ok) return invited;
    return succeed({
      url: ctx.baseUrl + invited.path,
      date_expire: seconds(invited.expiresMs),
      is_mailed: invited.isMailed,
    });
  },
});
