import { type Static, Type } from "typebox";
import { broadcastRanges } from "../broadcastRanges.ts";
import { styles } from "../style.ts";

export const broadcastSchema = Type.Object({
  type: Type.Literal("broadcast"),
  range: Type.Enum([...broadcastRanges]),
  style: styles.plain,
});

export type BroadcastElement = Static<typeof broadcastSchema>;
