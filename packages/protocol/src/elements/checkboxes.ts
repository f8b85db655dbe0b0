import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { actionId, confirm, focusOnLoad } from "../blockkit/fields.ts";
import { checkOffered } from "../blockkit/offered.ts";
import { limits } from "../limits.ts";
import { choiceOption } from "../objects/option.ts";

export const checkboxes = defineElement({
  type: "checkboxes",
  summary: "Options in the open; several can be chosen.",
  blocks: ["section", "actions", "input"],
  value: {
    interaction: "input",
    format: "option",
    key: "selected_options",
    initial: "initial_options",
    empty: [],
    max: limits.selected_items_max,
    maxField: null,
  },
  fields: {
    action_id: actionId,
    options: Type.Array(choiceOption, { minItems: 1, maxItems: limits.choices_max }),
    initial_options: Type.Optional(Type.Array(choiceOption)),
    confirm,
    focus_on_load: focusOnLoad,
  },
  rules(boxes, tell) {
    if (boxes.initial_options) checkOffered(boxes, boxes.initial_options, "initial_options", tell);
  },
  example: {
    type: "checkboxes",
    action_id: "steps",
    options: [
      { text: { type: "mrkdwn", text: "*Tests* pass" }, value: "tests" },
      { text: { type: "plain_text", text: "Notes written" }, value: "notes" },
    ],
    initial_options: [{ text: { type: "plain_text", text: "Notes written" }, value: "notes" }],
  },
});

export type Checkboxes = Static<typeof checkboxes.schema>;
