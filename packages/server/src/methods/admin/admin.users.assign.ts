import { limits } from "@platform/protocol";
import { assignUser } from "../../domain/users/assignUser.ts";
import { governErrors, teamParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { defaulted, flag, id, list } from "../params.ts";

export const adminUsersAssign = defineMethod({
  name: "admin.users.assign",
  summary: "Adds a person of the org to a further workspace.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.users:write"],
  rate: 2,
  params: {
    team_id: teamParam,
    user_id: id({ object: "user", describe: "The person to add.", otherwise: "user_not_found" }),
    is_restricted: defaulted(flag({ describe: "Whether to add them as a guest." }), false),
    is_ultra_restricted: defaulted(flag({ describe: "Whether to add them as a guest of a single channel." }), false),
    channel_ids: defaulted(
      list({ object: "channel", describe: "Channels of the workspace to add them to.", max: limits.invited_users_max }),
      [],
    ),
  },
  result: {},
  errors: {
    ...governErrors,
    not_an_admin: "The caller is not an admin of the org.",
    feature_not_enabled: "The workspace belongs to no org.",
    user_not_found: "`user_id` is not a person of the caller's org.",
    user_is_bot: "Bots belong to their apps: grant the workspace to the app instead.",
    user_already_team_member: "The person is in the workspace already.",
    invalid_role_for_user: "A guest cannot become a member of a further workspace, nor a member a guest.",
    invitor_cannot_see_channel:
      "One of `channel_ids` is not a channel of the workspace, is archived, or is private without the caller.",
  },
  examples: [{ title: "A second workspace", params: { team_id: "T0123456789", user_id: "U0123456789" } }],
  notes:
    "The person keeps their id. They join the general channel, too, unless they are a guest. A person who was removed from the workspace returns to their channels there; tokens that ended with the removal stay ended.",
  handler: (ctx, { team_id: teamId, user_id: userId, channel_ids: channelIds, ...flags }) =>
    ctx.write(assignUser, { teamId, userId, channelIds, role: roleOf(flags) }),
});

function roleOf(flags: { readonly is_restricted: boolean; readonly is_ultra_restricted: boolean }) {
  if (flags.is_ultra_restricted) return "single_channel_guest";
  return flags.is_restricted ? "multi_channel_guest" : "member";
}
