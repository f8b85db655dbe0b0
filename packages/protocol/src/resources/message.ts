import { Type } from "typebox";

/** A message, as answers and events contain it. */
export const messageSchema = Type.Object(
  {
    type: Type.Literal("message"),
    subtype: Type.Optional(Type.String({ description: "What is special about it; absent for an ordinary message." })),
    user: Type.Optional(Type.String({ description: "Its author; absent when an app speaks under another name." })),
    text: Type.String(),
    ts: Type.String({ description: "Names the message within its conversation." }),
    team: Type.Optional(Type.String()),
    bot_id: Type.Optional(Type.String({ description: "When an app posted it." })),
    app_id: Type.Optional(Type.String({ description: "When an app posted it." })),
    thread_ts: Type.Optional(Type.String({ description: "The thread that it is part of, or begins." })),
    parent_user_id: Type.Optional(Type.String({ description: "On replies: who began the thread." })),
    root: Type.Optional(
      Type.Object(
        { type: Type.Literal("message"), ts: Type.String(), text: Type.String() },
        { description: "On replies that the channel shows too: the message that the thread began with." },
      ),
    ),
    reply_count: Type.Optional(Type.Integer({ description: "On the message that a thread begins with." })),
    reply_users: Type.Optional(
      Type.Array(Type.String(), {
        description: "Who replied; the ids of bots for apps that spoke under another name.",
      }),
    ),
    reply_users_count: Type.Optional(Type.Integer()),
    latest_reply: Type.Optional(Type.String()),
    is_locked: Type.Optional(Type.Boolean()),
    reactions: Type.Optional(
      Type.Array(
        Type.Object({
          name: Type.String({ description: "The emoji, without colons." }),
          users: Type.Array(Type.String(), { description: "The first people who reacted, at most 200." }),
          count: Type.Integer({ description: "How many reacted, listed or not." }),
        }),
      ),
    ),
    pinned_to: Type.Optional(Type.Array(Type.String(), { description: "The channels it is pinned to." })),
    permalink: Type.Optional(
      Type.String({ description: "Where a browser finds it, in answers that gather messages." }),
    ),
    subscribed: Type.Optional(Type.Boolean({ description: "Whether the caller follows the thread." })),
    last_read: Type.Optional(Type.String({ description: "How far the caller has read the thread they follow." })),
    unread_count: Type.Optional(Type.Integer()),
    username: Type.Optional(Type.String({ description: "The other name under which an app speaks." })),
    icons: Type.Optional(Type.Record(Type.String(), Type.String(), { description: "And its picture." })),
    blocks: Type.Optional(Type.Array(Type.Object({ type: Type.String(), block_id: Type.Optional(Type.String()) }))),
    attachments: Type.Optional(Type.Array(Type.Record(Type.String(), Type.Unknown()))),
    client_msg_id: Type.Optional(Type.String({ description: "The id that the author's client made up for it." })),
    hidden: Type.Optional(Type.Boolean({ description: "True of a message that was deleted and still has replies." })),
    streaming_state: Type.Optional(
      Type.Enum(["in_progress", "completed", "errored"], {
        description: "Of a message that an app streams, or streamed.",
      }),
    ),
    edited: Type.Optional(Type.Object({ user: Type.String(), ts: Type.String() })),
    metadata: Type.Optional(
      Type.Object({ event_type: Type.String(), event_payload: Type.Object({}) }, { description: "When asked for." }),
    ),
  },
  { title: "Message" },
);
