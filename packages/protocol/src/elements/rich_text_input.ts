import { type Static, Type } from "typebox";
import { rich_text } from "../blocks/rich_text.ts";
import { defineElement } from "../blockkit/define.ts";
import { actionIdSchema, focusOnLoad, placeholder } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { dispatch_action_config } from "../objects/dispatch_action_config.ts";

const lines = Type.Optional(Type.Integer({ minimum: 1, maximum: limits.rich_text_input_lines_max }));

export const rich_text_input = defineElement({
  type: "rich_text_input",
  summary: "Asks for formatted text, with the composer of messages.",
  blocks: ["input"],
  value: {
    interaction: "input",
    format: "rich_text",
    key: "rich_text_value",
    initial: "initial_value",
    empty: "absent",
  },
  surfaces: ["modal", "home"],
  fields: {
    action_id: actionIdSchema,
    initial_value: Type.Optional(rich_text.schema),
    min_lines: lines,
    max_lines: lines,
    dispatch_action_config: Type.Optional(dispatch_action_config.schema),
    focus_on_load: focusOnLoad,
    placeholder,
  },
  rules({ min_lines: min, max_lines: max }, tell) {
    if (min !== undefined && max !== undefined && min > max) tell(`must be less than ${max + 1}`, "min_lines");
  },
  example: {
    type: "rich_text_input",
    action_id: "story",
    initial_value: {
      type: "rich_text",
      elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "Once upon a time" }] }],
    },
  },
});

export type RichTextInput = Static<typeof rich_text_input.schema>;
