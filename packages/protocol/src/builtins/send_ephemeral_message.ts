import type { BuiltinDeclaration } from "./declaration.ts";
import { channel, message, messageTs, threadTs, user } from "./parameters.ts";

export const sendEphemeralMessage: BuiltinDeclaration = {
  title: "Send a message that only one person sees",
  description: "Shows a message in a channel to one of its members alone; it is not kept.",
  scopes: [["chat:write"]],
  inputs: {
    channel_id: channel,
    user_id: user,
    message,
    thread_ts: threadTs,
  },
  outputs: {
    message_ts: messageTs,
  },
};
