import { type Static, Type } from "typebox";
import { styles } from "../style.ts";

/** Words as they are: nothing in them is markup, not even `:shortcodes:`. */
export const textSchema = Type.Object({
  type: Type.Literal("text"),
  text: Type.String(),
  style: styles.text,
});

export type TextElement = Static<typeof textSchema>;
