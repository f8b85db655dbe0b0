import { Type } from "typebox";
import { type Inline, inlineSchema } from "../inline.ts";
import { border } from "./border.ts";
import { type RichTextList, listSchema } from "./list.ts";
import { type RichTextPreformatted, preformattedSchema } from "./preformatted.ts";
import { type RichTextSection, sectionSchema } from "./section.ts";

export const quoteFields = { type: Type.Literal("rich_text_quote"), border };

/** Containers that apps put inside a quote, though people's own messages keep them beside it with a border. */
export const quotedTypes = ["rich_text_section", "rich_text_list", "rich_text_preformatted"] as const;

export const quoteSchema = Type.Object({
  ...quoteFields,
  elements: Type.Array(Type.Union([inlineSchema, sectionSchema, listSchema, preformattedSchema])),
});

export type Quoted = Inline | RichTextSection | RichTextList | RichTextPreformatted;

export type RichTextQuote = { type: "rich_text_quote"; elements: Quoted[]; border?: number };
