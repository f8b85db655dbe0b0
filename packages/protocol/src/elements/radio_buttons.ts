import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad } from "../blockkit/fields.ts";
import { checkOffered } from "../blockkit/offered.ts";
import { limits } from "../limits.ts";
import { choiceOption } from "../objects/option.ts";

export const radio_buttons = defineElement({
  type: "radio_buttons",
  summary: "Options in the open; one can be chosen.",
  blocks: ["section", "actions", "input"],
  value: { interaction: "input", format: "option", key: "selected_option", initial: "initial_option", empty: null },
  fields: {
    action_id: actionId,
    options: Type.Array(choiceOption, { minItems: 1, maxItems: limits.choices_max }),
    initial_option: Type.Optional(choiceOption),
    confirm,
    focus_on_load: focusOnLoad,
  },
  rules(buttons, tell) {
    if (buttons.initial_option) checkOffered(buttons, [buttons.initial_option], "initial_option", tell);
  },
  example: {
    type: "radio_buttons",
    action_id: "size",
    options: [
      { text: { type: "plain_text", text: "Small" }, value: "s" },
      { text: { type: "plain_text", text: "Large" }, value: "l" },
    ],
  },
});

export type RadioButtons = Static<typeof radio_buttons.schema>;
