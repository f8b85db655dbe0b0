import type { MessageName } from "../access/accessMessage.ts";
import type { Inputs } from "./builtin.ts";

/** The message that a step is about, as an earlier step or the trigger described it. */
export function messageIn(inputs: Inputs): MessageName {
  const { channel_id: channelId, message_ts: ts } = inputs.fields("message_context");
  return { channelId: String(channelId), ts: String(ts) };
}
