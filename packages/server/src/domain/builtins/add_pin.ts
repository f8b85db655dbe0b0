import { pinMessage } from "../pins/pinMessage.ts";
import { type Builtin, done } from "./builtin.ts";
import { messageIn } from "./messageContext.ts";

export const addPin: Builtin = async (ctx, inputs) => {
  const pinned = await pinMessage.within(ctx, messageIn(inputs));
  return pinned.ok || pinned.error === "already_pinned" ? done() : pinned;
};
