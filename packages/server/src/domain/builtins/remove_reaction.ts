import { removeReaction as takeBack } from "../reactions/removeReaction.ts";
import { type Builtin, done } from "./builtin.ts";
import { messageIn } from "./messageContext.ts";

/** That there is none is what was wanted. */
export const removeReaction: Builtin = async (ctx, inputs) => {
  const name = inputs.text("emoji").replaceAll(":", "");
  const removed = await takeBack.within(ctx, { ...messageIn(inputs), name });
  return removed.ok || removed.error === "no_reaction" ? done() : removed;
};
