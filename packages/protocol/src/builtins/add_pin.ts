import type { BuiltinDeclaration } from "./declaration.ts";
import { channel } from "./parameters.ts";

export const addPin: BuiltinDeclaration = {
  title: "Pin a message",
  description: "Pins a message to its channel.",
  scopes: [["pins:write"]],
  inputs: {
    channel_id: channel,
    message: {
      type: "string",
      title: "Message",
      description: "The link of a message in this channel, or its timestamp.",
      is_required: true,
    },
  },
  outputs: {},
};
