import { addReaction as react } from "../reactions/addReaction.ts";
import { type Builtin, done } from "./builtin.ts";
import { messageIn } from "./messageContext.ts";

/** That the reaction is there already is what was wanted. */
export const addReaction: Builtin = async (ctx, inputs) => {
  const name = inputs.text("emoji").replaceAll(":", "");
  const reacted = await react.within(ctx, { ...messageIn(inputs), name });
  return reacted.ok || reacted.error === "already_reacted" ? done() : reacted;
};
