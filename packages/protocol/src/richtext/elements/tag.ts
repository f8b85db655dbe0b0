import { type Static, Type } from "typebox";
import { styles } from "../style.ts";

export const tagColors = ["gray", "brown", "purple", "indigo", "blue", "green", "yellow", "orange", "red"] as const;

/** A label in a color. */
export const tagSchema = Type.Object({
  type: Type.Literal("tag"),
  text: Type.String(),
  color: Type.Optional(Type.Enum([...tagColors])),
  style: styles.text,
});

export type TagElement = Static<typeof tagSchema>;
