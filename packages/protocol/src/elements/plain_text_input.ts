import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, focusOnLoad, placeholder } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { dispatch_action_config } from "../objects/dispatch_action_config.ts";

export const plain_text_input = defineElement({
  type: "plain_text_input",
  summary: "Asks for text.",
  blocks: ["input"],
  value: { interaction: "input", format: "text", key: "value", initial: "initial_value", empty: null },
  fields: {
    action_id: actionId,
    initial_value: Type.Optional(Type.String({ maxLength: limits.text_input_chars_max })),
    multiline: Type.Optional(Type.Boolean()),
    min_length: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.text_input_chars_max })),
    max_length: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.text_input_chars_max })),
    dispatch_action_config: Type.Optional(dispatch_action_config.schema),
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules({ min_length: min, max_length: max }, tell) {
    // Nobody could ever submit such a view.
    if (min !== undefined && max !== undefined && min > max) tell(`must be less than ${max + 1}`, "min_length");
  },
  example: {
    type: "plain_text_input",
    action_id: "reason",
    multiline: true,
    max_length: 500,
    placeholder: { type: "plain_text", text: "Why?" },
  },
});

export type PlainTextInput = Static<typeof plain_text_input.schema>;
