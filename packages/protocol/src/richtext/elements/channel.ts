import { type Static, Type } from "typebox";
import { styles } from "../style.ts";

export const channelSchema = Type.Object({
  type: Type.Literal("channel"),
  channel_id: Type.String({ minLength: 1 }),
  style: styles.mention,
});

export type ChannelElement = Static<typeof channelSchema>;
