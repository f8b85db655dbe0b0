import { convertToPublic } from "../../domain/channelAdministration/convertToPublic.ts";
import { administerErrors, channelParam } from "../adminParams.ts";
import { defineMethod } from "../define.ts";

export const adminConversationsConvertToPublic = defineMethod({
  name: "admin.conversations.convertToPublic",
  summary: "Makes a private channel public, with everything written in it.",
  http: "POST",
  tokens: ["user"],
  scopes: ["admin.conversations:write"],
  rate: 2,
  params: { channel_id: channelParam },
  result: {},
  errors: {
    channel_not_found: administerErrors.channel_not_found,
    could_not_convert_channel: "The channel is public.",
    is_idp_managed: "The channel is restricted to user groups.",
    not_supported: administerErrors.channel_type_not_supported,
    restricted_action: "The caller is neither an owner of the workspace nor an admin of its org.",
  },
  examples: [{ title: "One channel", params: { channel_id: "C0123456789" } }],
  notes: "Everyone in the workspace can then read and search all of its messages and files.",
  handler: (ctx, params) => ctx.write(convertToPublic, { channelId: params.channel_id }),
});
