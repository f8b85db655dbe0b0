import type { BuiltinDeclaration } from "./declaration.ts";
import {
  action,
  interactiveBlocks,
  interactivity,
  message,
  messageContext,
  messageLink,
  messageTs,
  threadTs,
  user,
} from "./parameters.ts";

export const sendDm: BuiltinDeclaration = {
  title: "Send a message to a person",
  description: "Writes to one person, as the app's bot.",
  scopes: [["chat:write"], ["im:write"]],
  inputs: {
    user_id: user,
    message,
    thread_ts: threadTs,
    interactive_blocks: interactiveBlocks,
  },
  outputs: {
    message_ts: messageTs,
    message_link: messageLink,
    message_context: messageContext,
    action,
    interactivity,
  },
};
