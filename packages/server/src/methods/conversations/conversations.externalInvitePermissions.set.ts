import { setInvitePermission } from "../../domain/connections/setInvitePermission.ts";
import { defineMethod } from "../define.ts";
import { choice, id } from "../params.ts";

export const conversationsExternalInvitePermissionsSet = defineMethod({
  name: "conversations.externalInvitePermissions.set",
  summary: "Sets whether the people of a connected workspace may invite others to a shared channel.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["conversations.connect:manage"],
  rate: 2,
  params: {
    action: choice({
      describe: "`upgrade`: they may post and invite. `downgrade`: they may post.",
      of: ["upgrade", "downgrade"],
      otherwise: "invalid_action",
    }),
    channel: id({ object: "channel", describe: "The shared channel.", otherwise: "channel_not_found" }),
    target_team: id({
      object: "team",
      describe: "The connected workspace, or its org.",
      otherwise: "invalid_target_team",
    }),
  },
  result: {},
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
    invalid_action: "`action` is missing, or neither `upgrade` nor `downgrade`.",
    invalid_target_team: "`target_team` is missing, or is no workspace of another organization that has the channel.",
    not_supported: "The channel is not shared with another organization.",
    restricted_action:
      "The channel is at home in another workspace, or the caller is not an admin; an app acts for the person who installed it.",
  },
  examples: [
    { title: "Posting only", params: { action: "downgrade", channel: "C0123456789", target_team: "T0123456780" } },
  ],
  handler: (ctx, params) =>
    ctx.write(setInvitePermission, {
      channelId: params.channel,
      teamId: params.target_team,
      isLimited: params.action === "downgrade",
    }),
});
