import type { BuiltinDeclaration } from "./declaration.ts";
import { messageContext } from "./parameters.ts";

export const addReaction: BuiltinDeclaration = {
  title: "Add a reaction to a message",
  description: "Reacts to a message, as the app's bot.",
  scopes: [["reactions:write"]],
  inputs: {
    message_context: messageContext,
    emoji: { type: "string", title: "Name of the emoji", is_required: true },
  },
  outputs: {},
};
