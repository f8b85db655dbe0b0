import { type Static, Type } from "typebox";
import { words } from "../fields.ts";
import { styles } from "../style.ts";

export const channelSchema = Type.Object({
  type: Type.Literal("channel"),
  channel_id: Type.String({ minLength: 1 }),
  tab_id: words,
  from_llm: Type.Optional(Type.Boolean()),
  style: styles.mention,
});

export type ChannelElement = Static<typeof channelSchema>;
