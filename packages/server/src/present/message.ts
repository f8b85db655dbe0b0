import { Type } from "typebox";

/** A message is stored as the JSON it goes out as, so there is a schema here and nothing to present. */
export const messageSchema = Type.Object({
  type: Type.Literal("message"),
  user: Type.String(),
  text: Type.String(),
  ts: Type.String(),
  team: Type.String(),
  bot_id: Type.Optional(Type.String({ description: "When an app posted it." })),
  app_id: Type.Optional(Type.String({ description: "When an app posted it." })),
  thread_ts: Type.Optional(Type.String({ description: "The thread it stands in." })),
});
