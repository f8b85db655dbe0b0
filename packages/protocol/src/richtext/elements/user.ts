import { type Static, Type } from "typebox";
import { styles } from "../style.ts";

export const userSchema = Type.Object({
  type: Type.Literal("user"),
  user_id: Type.String({ minLength: 1 }),
  from_llm: Type.Optional(Type.Boolean()),
  style: styles.mention,
});

export type UserElement = Static<typeof userSchema>;
