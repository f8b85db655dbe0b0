import { type Static, Type } from "typebox";
import { styles } from "../style.ts";

export const usergroupSchema = Type.Object({
  type: Type.Literal("usergroup"),
  usergroup_id: Type.String({ minLength: 1 }),
  style: styles.mention,
});

export type UsergroupElement = Static<typeof usergroupSchema>;
