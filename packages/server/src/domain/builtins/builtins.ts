import type { BuiltinName } from "@platform/protocol/builtins/builtins.ts";
import type { Builtin } from "./builtin.ts";
import { delay } from "./delay.ts";
import { sendMessage } from "./send_message.ts";

/** What each built-in function does, by name; what it takes and gives is declared in the protocol. */
export const builtins: Partial<Record<BuiltinName, Builtin>> = {
  delay,
  send_message: sendMessage,
};
