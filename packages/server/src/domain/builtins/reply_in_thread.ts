import type { Builtin } from "./builtin.ts";
import { postStep } from "./message.ts";
import { messageIn } from "./messageContext.ts";

export const replyInThread: Builtin = (ctx, inputs) => {
  const { channelId, ts } = messageIn(inputs);
  return postStep(ctx, inputs, { channel: channelId, threadTs: ts, isBroadcast: inputs.flag("reply_broadcast") });
};
