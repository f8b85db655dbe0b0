import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { accessibilityLabel, actionId, confirm } from "../blockkit/fields.ts";
import { limits } from "../limits.ts";
import { slackIconName } from "../objects/slack_icon.ts";
import { plainText } from "../objects/text.ts";

export const icon_button = defineElement({
  type: "icon_button",
  summary: "A button that is an icon.",
  blocks: ["context_actions"],
  value: { interaction: "press", fields: ["text", "value"] },
  surfaces: ["message"],
  fields: {
    action_id: actionId,
    icon: slackIconName,
    text: plainText(limits.button_text_chars_max),
    value: Type.Optional(Type.String({ maxLength: limits.button_value_chars_max })),
    accessibility_label: accessibilityLabel,
    visible_to_user_ids: Type.Optional(
      Type.Array(Type.String({ minLength: 1 }), { description: "Who sees it; everybody when left out." }),
    ),
    confirm,
  },
  example: {
    type: "icon_button",
    action_id: "remove",
    icon: "trash",
    text: { type: "plain_text", text: "Remove" },
    value: "answer-7",
  },
});

export type IconButton = Static<typeof icon_button.schema>;
