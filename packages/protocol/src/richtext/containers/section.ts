import { Type } from "typebox";
import { type Inline, inlineSchema } from "../inline.ts";

export const sectionFields = { type: Type.Literal("rich_text_section") };

/** One or more lines; a newline in its text is a line break. */
export const sectionSchema = Type.Object({ ...sectionFields, elements: Type.Array(inlineSchema) });

export type RichTextSection = { type: "rich_text_section"; elements: Inline[] };
