import type { BuiltinDeclaration } from "./declaration.ts";
import { messageContext } from "./parameters.ts";

export const addPin: BuiltinDeclaration = {
  title: "Pin a message",
  description: "Pins a message to its channel.",
  scopes: [["pins:write"]],
  inputs: {
    message_context: messageContext,
  },
  outputs: {},
};
