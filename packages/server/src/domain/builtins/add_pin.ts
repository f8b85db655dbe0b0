import { type Outcome, refuse, succeed } from "@platform/protocol";
import { readPermalink } from "@platform/protocol/permalink.ts";
import type { MessageName } from "../access/accessMessage.ts";
import { pinMessage } from "../pins/pinMessage.ts";
import { type Builtin, done, type Inputs } from "./builtin.ts";

/** A message that is pinned already is what was wanted. */
export const addPin: Builtin = async (ctx, inputs) => {
  const named = messageNamed(inputs);
  if (!named.ok) return named;
  const pinned = await pinMessage.within(ctx, named.message);
  return pinned.ok || pinned.error === "already_pinned" ? done() : pinned;
};

/** By its link, or by its timestamp. A link into another channel is refused: the step names the channel as well. */
function messageNamed(inputs: Inputs): Outcome<{ message: MessageName }, "message_not_found"> {
  const channelId = inputs.text("channel_id");
  const text = inputs.text("message").trim();
  const linked = readPermalink(text);
  if (linked && linked.channelId !== channelId) {
    return refuse("message_not_found", `the link leads to a message in ${linked.channelId}, not in ${channelId}`);
  }
  return succeed({ message: { channelId, ts: linked?.ts ?? text } });
}
