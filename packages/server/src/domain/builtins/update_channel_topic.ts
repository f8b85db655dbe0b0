import { setTopic } from "../channels/setTopic.ts";
import { type Builtin, done } from "./builtin.ts";

export const updateChannelTopic: Builtin = async (ctx, inputs) => {
  const topic = inputs.text("topic");
  const set = await setTopic.within(ctx, { channelId: inputs.text("channel_id"), topic });
  return set.ok ? done({ topic }) : set;
};
