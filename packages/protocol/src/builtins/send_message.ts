import type { BuiltinDeclaration } from "./declaration.ts";
import {
  action,
  channel,
  interactiveBlocks,
  interactivity,
  message,
  messageContext,
  messageLink,
  messageTs,
  threadTs,
} from "./parameters.ts";

export const sendMessage: BuiltinDeclaration = {
  title: "Send a message to a channel",
  description: "Posts a message into a channel, as the app's bot.",
  scopes: [["chat:write"]],
  inputs: {
    channel_id: channel,
    message,
    thread_ts: threadTs,
    metadata: { type: "object", title: "Metadata" },
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
