import type { BuiltinDeclaration } from "./declaration.ts";
import { channel, files, interactiveBlocks, message, messageTimestamp, metadata, postedMessage } from "./parameters.ts";

export const sendMessage: BuiltinDeclaration = {
  title: "Send a message to a channel",
  description: "Posts a message into a channel, as the app's bot.",
  scopes: [["chat:write"]],
  inputs: {
    channel_id: channel,
    message,
    metadata,
    interactive_blocks: interactiveBlocks,
    files,
  },
  outputs: { message_timestamp: messageTimestamp, ...postedMessage },
};
