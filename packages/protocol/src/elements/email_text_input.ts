import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, focusOnLoad, placeholder } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { dispatch_action_config } from "../objects/dispatch_action_config.ts";

export const email_text_input = defineElement({
  type: "email_text_input",
  summary: "Asks for an e-mail address.",
  blocks: ["input"],
  value: { interaction: "input", format: "email", key: "value", initial: "initial_value", empty: null },
  fields: {
    action_id: actionId,
    initial_value: Type.Optional(Type.String({ maxLength: limits.text_input_chars_max })),
    dispatch_action_config: Type.Optional(dispatch_action_config.schema),
    focus_on_load: focusOnLoad,
    placeholder,
  },
  example: { type: "email_text_input", action_id: "email", initial_value: "ada@example.com" },
});

export type EmailTextInput = Static<typeof email_text_input.schema>;
