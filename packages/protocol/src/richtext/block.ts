import { Type } from "typebox";
import { limits } from "../limits.ts";
import { type RichTextList, listSchema } from "./containers/list.ts";
import { type RichTextPreformatted, preformattedSchema } from "./containers/preformatted.ts";
import { type RichTextQuote, quoteSchema } from "./containers/quote.ts";
import { type RichTextSection, sectionSchema } from "./containers/section.ts";

export type Container = RichTextSection | RichTextList | RichTextPreformatted | RichTextQuote;

export const containerTypes = [
  "rich_text_section",
  "rich_text_list",
  "rich_text_preformatted",
  "rich_text_quote",
] as const satisfies Container["type"][];

export type RichTextBlock = { type: "rich_text"; elements: Container[]; block_id?: string };

export const blockFields = {
  type: Type.Literal("rich_text"),
  block_id: Type.Optional(Type.String({ minLength: 1, maxLength: limits.block_id_chars_max })),
};

/** Formatted text: what the composer makes of every message that a person writes. */
export const richTextBlockSchema = Type.Unsafe<RichTextBlock>(
  Type.Object({
    ...blockFields,
    elements: Type.Array(Type.Union([sectionSchema, listSchema, preformattedSchema, quoteSchema])),
  }),
);
