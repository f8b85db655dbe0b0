import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { inviteUsers } from "../../domain/channels/inviteUsers.ts";
import { channelSchema, presentChannel } from "../../present/channel.ts";
import { channelErrors, channelParam, manageScopes, unsupportedKind } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, expected, flag, list } from "../params.ts";

export const conversationsInvite = defineMethod({
  name: "conversations.invite",
  summary: "Invites people to a channel that the caller is in.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: [...manageScopes, "channels:write.invites", "groups:write.invites"],
  rate: 3,
  params: {
    channel: channelParam,
    users: expected(list({ object: "user", describe: "Ids of people and bots.", max: limits.invited_users_max })),
    force: defaulted(flag({ describe: "Whether to invite the valid people when others are invalid." }), false),
  },
  result: {
    channel: channelSchema,
    errors: Type.Optional(
      Type.Array(Type.Object({ ok: Type.Literal(false), error: Type.String(), user: Type.String() }), {
        description: "With `force`: who was not invited, and why.",
      }),
    ),
  },
  errors: {
    ...channelErrors,
    ...unsupportedKind,
    already_in_channel: "One of the people is already in the channel.",
    cant_invite: "One of the people was deactivated.",
    cant_invite_self: "The caller is among `users`.",
    is_archived: "The channel is archived.",
    no_external_invite_permission:
      "The channel is at home in another organization, whose admins let the caller's only post.",
    no_user: "`users` is missing or empty.",
    not_in_channel: "The caller is not in the channel.",
    org_user_not_in_team: "One of the people is in the caller's org, but not in this workspace.",
    ura_max_channels: "A guest of a single channel is in one already.",
    user_is_restricted: "Guests cannot invite.",
    user_not_found:
      "A person does not exist, is not visible to the caller, or belongs to the other side of a shared channel.",
  },
  examples: [{ title: "Two people", params: { channel: "C0123456789", users: "U0123456789,U0987654321" } }],
  notes:
    "Unless `force` is given, either all people are invited or none: if one cannot be, `error` is the first reason, and `errors` lists the reason for each person.",
  async handler(ctx, params) {
    const { channel, users = [], force } = params;
    const invited = await ctx.write(inviteUsers, { channelId: channel, userIds: users, force });
    if (!invited.ok) return invited;
    return succeed({
      channel: presentChannel(invited.channel),
      ...(invited.faults.length === 0 ? {} : { errors: invited.faults }),
    });
  },
});
