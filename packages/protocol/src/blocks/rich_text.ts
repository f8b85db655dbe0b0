import { Type } from "typebox";
import { defineBlockBy, surfaces } from "../blockkit/define.ts";
import { type RichTextBlock, richTextBlockSchema, validateRichText } from "../richtext/index.ts";

/** Rich text has a check of its own, which keeps what newer clients have written. */
const schema = Type.Unsafe<RichTextBlock>({ ...richTextBlockSchema, examine: validateRichText });

export const rich_text = defineBlockBy({
  name: "rich_text",
  summary: "Formatted text, as the composer writes it.",
  schema,
  surfaces,
  textOf: ({ elements }) => elements.map(textOfPart).join("\n"),
  example: {
    type: "rich_text",
    elements: [{ type: "rich_text_section", elements: [{ type: "text", text: "Hello" }] }],
  },
});

function textOfPart(part: object): string {
  const { text, url, elements } = part as { text?: unknown; url?: unknown; elements?: unknown };
  if (typeof text === "string") return text;
  if (typeof url === "string") return url;
  return Array.isArray(elements) ? elements.map(textOfPart).join("") : "";
}

export type RichText = RichTextBlock;
