import { Type } from "typebox";
import { eventTs, exampleTs } from "./fields.ts";

/** A thread of a person with an app that is an assistant. */
export const threadFields = {
  assistant_thread: Type.Object({
    user_id: Type.String(),
    context: Type.Object(
      {
        channel_id: Type.Optional(Type.String()),
        team_id: Type.Optional(Type.String()),
        enterprise_id: Type.Optional(Type.String()),
      },
      { description: "The conversation beside the thread; empty when there is none." },
    ),
    channel_id: Type.String(),
    thread_ts: Type.String(),
  }),
  event_ts: eventTs,
};

export const exampleThreadFields = {
  assistant_thread: {
    user_id: "U0123456789",
    context: { channel_id: "C0123456789", team_id: "T0123456789" },
    channel_id: "D0123456789",
    thread_ts: exampleTs,
  },
  event_ts: exampleTs,
};
