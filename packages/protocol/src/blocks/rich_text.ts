import { Type } from "typebox";
import { defineBlockBy, surfaces } from "../blockkit/define.ts";
import { plainText, type RichTextBlock, richTextBlockSchema, validateRichText } from "../richtext/index.ts";

/** Rich text has a check of its own, which keeps what newer clients have written. */
const schema = Type.Unsafe<RichTextBlock>({ ...richTextBlockSchema, examine: validateRichText });

export const rich_text = defineBlockBy({
  name: "rich_text",
  summary: "Formatted text, as the composer writes it.",
  schema,
  surfaces,
  textOf: (block) => plainText(block),
  example: {
    type: "rich_text",
    elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "Hello" }] }],
  },
});

export type RichText = RichTextBlock;
