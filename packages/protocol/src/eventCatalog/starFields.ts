import { Type } from "typebox";
import { messageSchema } from "../resources/message.ts";
import { eventTs, exampleMessage, exampleTs } from "./fields.ts";

/** What the receiver starred. */
export const star = {
  user: Type.String({ description: "The receiver." }),
  item: Type.Object({
    type: Type.String({ description: "`message`, `file`, `channel`, `im` or `group`." }),
    channel: Type.Optional(Type.String()),
    group: Type.Optional(Type.String()),
    message: Type.Optional(messageSchema),
    file: Type.Optional(Type.Object({ id: Type.String() })),
    date_create: Type.Integer({ description: "When it was starred, in seconds." }),
  }),
  event_ts: eventTs,
};
export const exampleStar = {
  user: "U0123456789",
  item: { type: "message", channel: "C0123456789", message: exampleMessage, date_create: 1_768_467_600 },
  event_ts: exampleTs,
};
