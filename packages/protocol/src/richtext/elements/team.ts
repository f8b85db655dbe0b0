import { type Static, Type } from "typebox";
import { styles } from "../style.ts";

/** A workspace that is mentioned. */
export const teamSchema = Type.Object({
  type: Type.Literal("team"),
  team_id: Type.String({ minLength: 1 }),
  style: styles.mention,
});

export type TeamElement = Static<typeof teamSchema>;
