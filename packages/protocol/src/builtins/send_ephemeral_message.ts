import type { BuiltinDeclaration } from "./declaration.ts";
import { channel, message, user } from "./parameters.ts";

export const sendEphemeralMessage: BuiltinDeclaration = {
  title: "Send a message that only one person sees",
  description: "Shows a message in a channel to one of its members alone; it is not kept.",
  scopes: [["chat:write"]],
  inputs: {
    channel_id: channel,
    user_id: user,
    message,
    thread_ts: { type: "string", title: "Thread", description: "`ts` of the message to reply to." },
  },
  outputs: {
    message_ts: { type: "slack#/types/message_ts", title: "ts of the message", is_required: true },
  },
};
