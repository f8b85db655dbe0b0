import { Type } from "typebox";
import { type Inline, inlineSchema } from "../inline.ts";
import { border } from "./border.ts";

export const preformattedFields = {
  type: Type.Literal("rich_text_preformatted"),
  /** For coloring its syntax. */
  language: Type.Optional(Type.String()),
  border,
};

/** Lines that keep their spaces. */
export const preformattedSchema = Type.Object({ ...preformattedFields, elements: Type.Array(inlineSchema) });

export type RichTextPreformatted = {
  type: "rich_text_preformatted";
  elements: Inline[];
  language?: string;
  border?: number;
};
