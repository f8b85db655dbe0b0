import type { BuiltinDeclaration } from "./declaration.ts";
import { files, interactiveBlocks, message, messageContext, metadata, postedMessage } from "./parameters.ts";

export const replyInThread: BuiltinDeclaration = {
  title: "Reply to a message in its thread",
  description: "Replies to a message of an earlier step, or to the one that started the workflow.",
  scopes: [["chat:write"]],
  inputs: {
    message_context: messageContext,
    message,
    reply_broadcast: { type: "boolean", title: "Show it in the channel, too" },
    metadata,
    interactive_blocks: interactiveBlocks,
    files,
  },
  outputs: postedMessage,
};
