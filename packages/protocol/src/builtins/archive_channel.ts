import type { BuiltinDeclaration } from "./declaration.ts";
import { channel } from "./parameters.ts";

export const archiveChannel: BuiltinDeclaration = {
  title: "Archive a channel",
  description: "Closes a channel that the app's bot is in.",
  scopes: [["channels:manage", "groups:write"]],
  inputs: {
    channel_id: channel,
  },
  outputs: {
    channel_id: channel,
  },
};
