import type { BuiltinDeclaration } from "./declaration.ts";
import { channel, people } from "./parameters.ts";

export const createChannel: BuiltinDeclaration = {
  title: "Create a channel",
  description: "Creates a channel with the app's bot in it.",
  scopes: [["channels:manage", "groups:write"]],
  inputs: {
    channel_name: { type: "string", title: "Name", is_required: true },
    is_private: { type: "boolean", title: "Private" },
    manager_ids: { ...people, title: "People to invite at once" },
  },
  outputs: {
    channel_id: channel,
  },
};
