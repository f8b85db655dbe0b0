import { type Static, Type } from "typebox";
import { address } from "../address.ts";
import { styles } from "../style.ts";

/** Without a text the address itself is shown. An `unsafe` one is to be shown with a warning before it opens. */
export const linkSchema = Type.Object({
  type: Type.Literal("link"),
  url: address,
  text: Type.Optional(Type.String()),
  unsafe: Type.Optional(Type.Boolean()),
  from_llm: Type.Optional(Type.Boolean()),
  is_slack_url: Type.Optional(Type.Boolean()),
  truncated: Type.Optional(Type.Boolean()),
  style: styles.text,
});

export type LinkElement = Static<typeof linkSchema>;
