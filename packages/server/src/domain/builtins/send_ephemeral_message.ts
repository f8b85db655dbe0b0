import { postEphemeral } from "../messages/postEphemeral.ts";
import { type Builtin, done } from "./builtin.ts";
import { readStepContent } from "./message.ts";

export const sendEphemeralMessage: Builtin = async (ctx, inputs) => {
  const read = await readStepContent(ctx, inputs);
  if (!read.ok) return read;
  const shown = await postEphemeral.within(ctx, {
    channelId: inputs.text("channel_id"),
    userId: inputs.text("user_id"),
    content: read.content,
    threadTs: inputs.optional("thread_ts"),
  });
  return shown.ok ? done({ message_ts: shown.ts }) : shown;
};
