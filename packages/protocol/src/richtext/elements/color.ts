import { type Static, Type } from "typebox";
import { styles } from "../style.ts";

/** A color in hexadecimal, shown as a swatch beside its value. */
export const colorSchema = Type.Object({
  type: Type.Literal("color"),
  value: Type.String({ pattern: "^#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$" }),
  style: styles.value,
});

export type ColorElement = Static<typeof colorSchema>;
