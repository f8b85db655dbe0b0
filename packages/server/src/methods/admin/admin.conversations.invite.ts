import { limits, refuseSome, succeed } from "@platform/protocol";
import { inviteGoverned } from "../../domain/channelAdministration/inviteGoverned.ts";
import { administerErrors, channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";
import { list } from "../params.ts";

export const adminConversationsInvite = defineMethod({
  name: "admin.conversations.invite",
  summary: "Adds people to a channel, also one that the caller is not in.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: {
    channel_id: channelParam,
    user_ids: list({ object: "user", describe: "The people.", max: limits.invited_users_max }),
  },
  result: {},
  errors: {
    ...administerErrors,
    restricted_action: "The channel is archived.",
    user_must_be_admin: "The caller runs no workspace.",
    failed_for_some_users:
      "Some people were not added; `failed_user_ids` has a code for each. All others are in the channel now.",
  },
  examples: [{ title: "Two people", params: { channel_id: "C0123456789", user_ids: ["U0123456789", "U0987654321"] } }],
  notes:
    "People of the workspace of the channel can be added, and those of other workspaces of its org that share it. Unlike `conversations.invite`, the call adds everyone it can, and then reports the others.",
  async handler(ctx, params) {
    const invited = await ctx.write(inviteGoverned, { channelId: params.channel_id, userIds: params.user_ids });
    if (!invited.ok) return invited;
    return Object.keys(invited.failed).length > 0 ? refuseSome(invited.failed) : succeed({});
  },
});
