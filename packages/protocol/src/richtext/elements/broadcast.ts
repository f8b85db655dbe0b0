import { type Static, Type } from "typebox";
import { styles } from "../style.ts";

/** `here` reaches the active members of a channel, `channel` all of them, `everyone` the general channel. */
export const ranges = ["here", "channel", "everyone"] as const;

export const broadcastSchema = Type.Object({
  type: Type.Literal("broadcast"),
  range: Type.Enum([...ranges]),
  style: styles.plain,
});

export type BroadcastElement = Static<typeof broadcastSchema>;

export function isRange(word: string): word is BroadcastElement["range"] {
  return (ranges as readonly string[]).includes(word);
}
