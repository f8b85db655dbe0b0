import type { BuiltinDeclaration } from "./declaration.ts";
import { channel } from "./parameters.ts";

export const updateChannelTopic: BuiltinDeclaration = {
  title: "Set the topic of a channel",
  description: "Sets the topic of a channel.",
  scopes: [["channels:manage", "channels:write.topic", "groups:write"]],
  inputs: {
    channel_id: channel,
    topic: { type: "string", title: "Topic", is_required: true },
  },
  outputs: {
    topic: { type: "string", title: "Topic", is_required: true },
  },
};
