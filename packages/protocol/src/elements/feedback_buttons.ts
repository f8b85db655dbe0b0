import { type Static, Type } from "typebox";
import { closed, defineElement } from "../blockkit/define.ts";
import { accessibilityLabel, actionId } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { plainText } from "../objects/text.ts";

const side = closed({
  text: plainText(limits.button_text_chars_max),
  value: Type.String({ maxLength: limits.button_value_chars_max }),
  accessibility_label: accessibilityLabel,
});

export const feedback_buttons = defineElement({
  type: "feedback_buttons",
  summary: "Two thumbs, for what an app has written.",
  blocks: ["context_actions"],
  value: { interaction: "press", fields: ["value", "text"], sides: ["positive_button", "negative_button"] },
  surfaces: ["message"],
  fields: { action_id: actionId, positive_button: side, negative_button: side },
  example: {
    type: "feedback_buttons",
    action_id: "feedback",
    positive_button: { text: { type: "plain_text", text: "Good" }, value: "good" },
    negative_button: { text: { type: "plain_text", text: "Bad" }, value: "bad" },
  },
});

export type FeedbackButtons = Static<typeof feedback_buttons.schema>;
