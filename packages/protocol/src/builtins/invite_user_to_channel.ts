import type { BuiltinDeclaration } from "./declaration.ts";
import { people } from "./parameters.ts";

export const inviteUserToChannel: BuiltinDeclaration = {
  title: "Invite people to a channel",
  description: "Invites people to a channel that the app's bot is in. Existing members stay.",
  scopes: [["channels:manage", "channels:write.invites", "groups:write"]],
  inputs: {
    channel_ids: {
      type: "array",
      items: { type: "slack#/types/channel_id" },
      title: "Channels",
      is_required: true,
    },
    user_ids: people,
    usergroup_ids: {
      type: "array",
      items: { type: "slack#/types/usergroup_id" },
      title: "User groups",
      description: "Everybody who is in one of them.",
    },
  },
  outputs: {
    user_ids: { ...people, title: "Who is new there" },
    usergroup_ids: { type: "array", items: { type: "slack#/types/usergroup_id" }, title: "User groups" },
  },
};
