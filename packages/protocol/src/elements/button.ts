import { type Static, Type } from "typebox";
import { defineElement } from "../blockkit/define.ts";
import { accessibilityLabel, actionId, colorScheme, confirm } from "../blockkit/fields.ts";
import { linkUrl } from "../blockkit/urls.ts";
import { limits } from "../limits.ts";
import { plainText } from "../objects/text.ts";

export const button = defineElement({
  type: "button",
  summary: "Starts something in the app, or leads to a page.",
  blocks: ["section", "actions", "card"],
  value: { interaction: "press", fields: ["text", "value", "style"] },
  fields: {
    text: plainText(limits.button_text_chars_max),
    action_id: actionId,
    url: Type.Optional(linkUrl),
    value: Type.Optional(Type.String({ maxLength: limits.button_value_chars_max })),
    style: colorScheme,
    confirm,
    accessibility_label: accessibilityLabel,
  },
  example: {
    type: "button",
    action_id: "approve",
    text: { type: "plain_text", text: "Approve" },
    value: "request-12",
    style: "primary",
  },
});

export type Button = Static<typeof button.schema>;
