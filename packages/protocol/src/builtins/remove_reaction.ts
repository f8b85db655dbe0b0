import type { BuiltinDeclaration } from "./declaration.ts";
import { messageContext } from "./parameters.ts";

export const removeReaction: BuiltinDeclaration = {
  title: "Remove a reaction from a message",
  description: "Takes back a reaction of the app's bot.",
  scopes: [["reactions:write"]],
  inputs: {
    message_context: messageContext,
    emoji: { type: "string", title: "Name of the emoji", is_required: true },
  },
  outputs: {},
};
