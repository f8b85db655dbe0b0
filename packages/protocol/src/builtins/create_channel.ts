import type { BuiltinDeclaration } from "./declaration.ts";
import { channel, people, team } from "./parameters.ts";

export const createChannel: BuiltinDeclaration = {
  title: "Create a channel",
  description: "Creates a channel with the app's bot in it.",
  scopes: [["channels:manage", "groups:write"]],
  inputs: {
    team_id: team,
    channel_name: { type: "string", title: "Name", is_required: true },
    is_private: { type: "boolean", title: "Private" },
    manager_ids: { ...people, title: "People to invite at once" },
  },
  outputs: {
    channel_id: channel,
    manager_ids: { ...people, title: "Who was invited" },
  },
};
