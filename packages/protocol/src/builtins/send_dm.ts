import type { BuiltinDeclaration } from "./declaration.ts";
import { files, interactiveBlocks, message, messageTimestamp, postedMessage, user } from "./parameters.ts";

export const sendDm: BuiltinDeclaration = {
  title: "Send a message to a person",
  description: "Writes to one person, as the app's bot.",
  scopes: [["chat:write"], ["im:write"]],
  inputs: {
    user_id: user,
    message,
    interactive_blocks: interactiveBlocks,
    files,
  },
  outputs: { message_timestamp: messageTimestamp, ...postedMessage },
};
