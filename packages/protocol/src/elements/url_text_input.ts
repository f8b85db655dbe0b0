import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, focusOnLoad, placeholder } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { dispatch_action_config } from "../objects/dispatch_action_config.ts";

export const url_text_input = defineElement({
  type: "url_text_input",
  summary: "Asks for a web address.",
  blocks: ["input"],
  value: { interaction: "input", format: "url", key: "value", initial: "initial_value", empty: null },
  fields: {
    action_id: actionId,
    initial_value: Type.Optional(Type.String({ maxLength: limits.text_input_chars_max })),
    dispatch_action_config: Type.Optional(dispatch_action_config.schema),
    focus_on_load: focusOnLoad,
    placeholder,
  },
  example: { type: "url_text_input", action_id: "url", initial_value: "https://example.com" },
});

export type UrlTextInput = Static<typeof url_text_input.schema>;
