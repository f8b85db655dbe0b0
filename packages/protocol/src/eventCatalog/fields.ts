import { Type } from "typebox";
import { messageSchema } from "../resources/message.ts";

// Fields that several events share, each with the example that belongs to it.

export const eventTs = Type.String({ description: "When it happened, in the format of a message timestamp." });
export const exampleTs = "1768467600.000100";

export const channelId = Type.String({ description: "The conversation." });
export const channelTypes = Type.Enum(["channel", "group", "im", "mpim"], {
  description: "The kind of the conversation.",
});

/** A conversation and the time: all that many events contain. */
export const inChannel = { channel: channelId, event_ts: eventTs };
export const exampleInChannel = { channel: "C0123456789", event_ts: exampleTs };

/** Several messages of a conversation are gone. */
export const historyChanged = {
  channel: channelId,
  latest: Type.String({ description: "The newest message that was deleted; older ones may be gone, too." }),
  ts: Type.String({ description: "When it happened." }),
  event_ts: eventTs,
};
export const exampleHistoryChanged = {
  channel: "C0123456789",
  latest: "1767258000.000100",
  ts: exampleTs,
  event_ts: exampleTs,
};

/** A message as the item of a reaction. */
export const messageItem = Type.Object({ type: Type.Literal("message"), channel: Type.String(), ts: Type.String() });
export const exampleItem = { type: "message", channel: "C0123456789", ts: exampleTs };

export const reaction = {
  user: Type.String({ description: "The user who reacted." }),
  reaction: Type.String({ description: "The name of the emoji, without colons." }),
  item: messageItem,
  item_user: Type.Optional(Type.String({ description: "The author of the message." })),
  event_ts: eventTs,
};
export const exampleReaction = {
  user: "U0123456789",
  reaction: "tada",
  item: exampleItem,
  item_user: "U0123456780",
  event_ts: exampleTs,
};

export const pin = {
  user: Type.String({ description: "The user who pinned or unpinned the message." }),
  channel_id: channelId,
  item: Type.Object({
    type: Type.Literal("message"),
    created: Type.Integer({ description: "When it was pinned, in seconds." }),
    created_by: Type.String({ description: "The user who pinned it." }),
    channel: Type.String(),
    message: messageSchema,
  }),
  item_user: Type.Optional(Type.String({ description: "The author of the message." })),
  pin_count: Type.Integer({ description: "The number of pins in the conversation after the change." }),
  pinned_info: Type.Object({ channel: Type.String(), pinned_by: Type.String(), pinned_ts: Type.Integer() }),
  event_ts: eventTs,
};
export const exampleMessage = { type: "message", user: "U0123456789", text: "Lunch?", ts: exampleTs };
export const examplePin = {
  user: "U0123456789",
  channel_id: "C0123456789",
  item: {
    type: "message",
    created: 1_768_467_600,
    created_by: "U0123456789",
    channel: "C0123456789",
    message: exampleMessage,
  },
  item_user: "U0123456789",
  pin_count: 1,
  pinned_info: { channel: "C0123456789", pinned_by: "U0123456789", pinned_ts: 1_768_467_600 },
  event_ts: exampleTs,
};

export const membership = {
  user: Type.String({ description: "The user who joined or left." }),
  channel: channelId,
  channel_type: Type.Enum(["C", "G", "D"], {
    description: "C for a public channel, D for a direct message, G for every other conversation.",
  }),
  team: Type.String({ description: "The workspace of the conversation." }),
  enterprise: Type.Optional(Type.String({ description: "The org of the workspace." })),
  event_ts: eventTs,
};
export const exampleMembership = {
  user: "U0123456789",
  channel: "C0123456789",
  channel_type: "C",
  team: "T0123456789",
  event_ts: exampleTs,
};

/** A channel after it was renamed. */
export const renamed = {
  channel: Type.Object({
    id: Type.String(),
    is_channel: Type.Boolean(),
    is_mpim: Type.Boolean(),
    name: Type.String(),
    name_normalized: Type.String(),
    created: Type.Integer(),
  }),
  event_ts: eventTs,
};
export const exampleRenamed = {
  channel: {
    id: "C0123456789",
    is_channel: true,
    is_mpim: false,
    name: "lunch",
    name_normalized: "lunch",
    created: 1_768_467_600,
  },
  event_ts: exampleTs,
};

/** How far a person has read a conversation. */
export const mark = {
  channel: channelId,
  ts: Type.String({ description: "The last message that the person has read." }),
  unread_count: Type.Integer(),
  unread_count_display: Type.Integer({ description: "Without messages that clients do not show as unread." }),
  event_ts: eventTs,
};
export const exampleMark = {
  channel: "C0123456789",
  ts: exampleTs,
  unread_count: 2,
  unread_count_display: 2,
  event_ts: exampleTs,
};

/** A direct conversation that was opened or closed in a person's list. */
export const listed = {
  user: Type.String({ description: "The person whose list changed." }),
  channel: channelId,
  event_ts: eventTs,
};
export const exampleListed = { user: "U0123456789", channel: "D0123456789", event_ts: exampleTs };

/** A direct conversation as its members learn about it. */
export const direct = {
  id: Type.String(),
  created: Type.Integer(),
  is_im: Type.Boolean(),
  is_mpim: Type.Boolean(),
  is_org_shared: Type.Boolean(),
  is_open: Type.Boolean({ description: "Whether it is in the receiver's list." }),
  context_team_id: Type.String(),
};
export const exampleDirect = {
  id: "D0123456789",
  created: 1_768_467_600,
  is_im: true,
  is_mpim: false,
  is_org_shared: false,
  is_open: true,
  context_team_id: "T0123456789",
};

export const file = {
  file_id: Type.String(),
  user_id: Type.String({ description: "The user who uploaded or shared the file." }),
  file: Type.Object({ id: Type.String() }),
  event_ts: eventTs,
};
export const exampleFile = {
  file_id: "F0123456789",
  user_id: "U0123456789",
  file: { id: "F0123456789" },
  event_ts: exampleTs,
};
