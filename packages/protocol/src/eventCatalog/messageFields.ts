import { Type } from "typebox";
import { messageSchema } from "../resources/message.ts";
import { channelId, eventTs } from "./fields.ts";

const { type: _type, ...message } = messageSchema.properties;

/** The app that posted a message. */
const botProfile = Type.Object({
  id: Type.String(),
  app_id: Type.String(),
  user_id: Type.String(),
  name: Type.String(),
  icons: Type.Optional(Type.Record(Type.String(), Type.String(), { description: "Its picture, by size." })),
  deleted: Type.Boolean(),
  team_id: Type.String(),
  updated: Type.Integer(),
});

/** What the first message of a thread with an assistant says about the thread. */
const assistantThread = Type.Object({
  title: Type.Optional(Type.String()),
  suggested_prompts: Type.Optional(
    Type.Object({
      title: Type.Optional(Type.String()),
      prompts: Type.Array(Type.Object({ title: Type.String(), message: Type.String() })),
    }),
  ),
});

/** A new message as its events contain it; some fields belong to one subtype. */
export const postedMessage = {
  ...message,
  root: Type.Optional(messageSchema),
  channel: channelId,
  bot_profile: Type.Optional(botProfile),
  files: Type.Optional(
    Type.Array(Type.Object({ id: Type.String() }), { description: "As `files.info` answers them." }),
  ),
  upload: Type.Optional(Type.Boolean({ description: "With `file_share`." })),
  display_as_bot: Type.Optional(Type.Boolean({ description: "With `file_share`." })),
  inviter: Type.Optional(Type.String({ description: "With `channel_join`: the user who invited the new member." })),
  topic: Type.Optional(Type.String({ description: "With `channel_topic`." })),
  purpose: Type.Optional(Type.String({ description: "With `channel_purpose`." })),
  old_name: Type.Optional(Type.String({ description: "With `channel_name`." })),
  name: Type.Optional(Type.String({ description: "With `channel_name`." })),
  assistant_app_thread: Type.Optional(assistantThread),
  assistant_thread: Type.Optional(
    Type.Object(
      {
        action_token: Type.String({
          description: "What `assistant.search.context` takes to search on behalf of the author, for a short time.",
        }),
      },
      { description: "For apps with `search:read.public` that a person mentions or writes to directly." },
    ),
  ),
  event_ts: eventTs,
};
