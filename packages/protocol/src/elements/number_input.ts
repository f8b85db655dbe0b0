import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, focusOnLoad, placeholder } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { compareNumberTexts, numberFault, numberPattern } from "../numberText.ts";
import { dispatch_action_config } from "../objects/dispatch_action_config.ts";

/** Numbers travel as text here, so that a decimal arrives as it was written. */
const numeral = Type.Optional(
  Type.String({ pattern: numberPattern, format: "number", maxLength: limits.text_input_chars_max }),
);

export const number_input = defineElement({
  type: "number_input",
  summary: "Asks for a number.",
  blocks: ["input"],
  value: { interaction: "input", format: "number", key: "value", initial: "initial_value", empty: null },
  fields: {
    action_id: actionId,
    is_decimal_allowed: Type.Boolean(),
    initial_value: numeral,
    min_value: numeral,
    max_value: numeral,
    dispatch_action_config: Type.Optional(dispatch_action_config.schema),
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules(input, tell) {
    const { min_value: min, max_value: max, initial_value: initial } = input;
    if (min !== undefined && max !== undefined && compareNumberTexts(min, max) > 0) {
      tell(`must be less than ${max}`, "min_value");
    }
    const fault = initial === undefined ? undefined : numberFault(initial, input);
    if (fault === "not_whole") tell("must be a whole number", "initial_value");
    if (fault === "too_large") tell(`must be less than ${max}`, "initial_value");
    if (fault === "too_small") tell(`must be greater than ${min}`, "initial_value");
  },
  example: {
    type: "number_input",
    action_id: "seats",
    is_decimal_allowed: false,
    min_value: "1",
    max_value: "12",
    initial_value: "2",
  },
});

export type NumberInput = Static<typeof number_input.schema>;
