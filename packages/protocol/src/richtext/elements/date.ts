import { type Static, Type } from "typebox";
import { address } from "../address.ts";
import { styles } from "../style.ts";

/** A moment in Unix seconds that every reader sees in their own zone and language; printed by `printDate`. */
export const dateSchema = Type.Object({
  type: Type.Literal("date"),
  timestamp: Type.Number(),
  format: Type.String({ minLength: 1 }),
  /** Links the whole text. */
  url: Type.Optional(address),
  /** Shown when the date cannot be. */
  fallback: Type.Optional(Type.String()),
  /** Takes the place of the reader's zone. */
  timezone: Type.Optional(Type.String()),
  style: styles.value,
});

export type DateElement = Static<typeof dateSchema>;
