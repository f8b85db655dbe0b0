import { Type } from "typebox";
import { limits } from "../../limits.ts";
import { border } from "./border.ts";
import { type RichTextSection, sectionSchema } from "./section.ts";

export const listFields = {
  type: Type.Literal("rich_text_list"),
  style: Type.Enum(["bullet", "ordered"]),
  indent: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.rich_text_indent_max })),
  /** How many numbers come before the first: 4 makes it a 5. A list that goes on after a nested one says so here. */
  offset: Type.Optional(Type.Integer({ minimum: 0 })),
  border,
};

/** A list without an item would be a marker without a line. */
export const listItems = { minItems: 1 };

/** A nested list is a list of its own that follows, with a deeper indent. */
export const listSchema = Type.Object({ ...listFields, elements: Type.Array(sectionSchema, listItems) });

export type RichTextList = {
  type: "rich_text_list";
  style: "bullet" | "ordered";
  elements: RichTextSection[];
  indent?: number;
  offset?: number;
  border?: number;
};
