import { type Static, Type } from "typebox";
import { closed, defineObject } from "../blockkit/define.ts";
import { limits } from "../limits.ts";

const announced = { announce: "failed to match all allowed schemas" };

/** Text that is shown as it is, but for emoji. */
export function plainText(maxLength: number = limits.text_object_chars_max, options: object = announced) {
  return closed(
    {
      type: Type.Literal("plain_text"),
      text: Type.String({ minLength: 1, maxLength }),
      emoji: Type.Optional(Type.Boolean()),
    },
    options,
  );
}

/** Text with marks for bold, links and mentions. */
export function mrkdwn(maxLength: number = limits.text_object_chars_max) {
  return closed(
    {
      type: Type.Literal("mrkdwn"),
      text: Type.String({ minLength: 1, maxLength }),
      verbatim: Type.Optional(Type.Boolean()),
    },
    announced,
  );
}

/** Either, where a person may format. */
export function anyText(maxLength: number = limits.text_object_chars_max) {
  return Type.Union([plainText(maxLength), mrkdwn(maxLength)], announced);
}

export const text = defineObject({
  name: "text",
  summary: "Some text, plain or with marks.",
  schema: anyText(),
  example: { type: "mrkdwn", text: "*Deploy* of <https://example.com|release 12>" },
});

export type Text = Static<typeof text.schema>;
export type PlainText = Static<ReturnType<typeof plainText>>;
