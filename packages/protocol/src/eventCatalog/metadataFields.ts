import { Type } from "typebox";
import { channelId, eventTs, exampleTs } from "./fields.ts";

const metadata = Type.Object({ event_type: Type.String(), event_payload: Type.Record(Type.String(), Type.Unknown()) });

/** The metadata of a message, and who changed it. */
export const metadataFields = {
  app_id: Type.Optional(Type.String({ description: "The app that acted; absent when a person deleted the message." })),
  bot_id: Type.Optional(Type.String()),
  user_id: Type.String(),
  team_id: Type.String(),
  channel_id: channelId,
  message_ts: Type.String(),
  event_ts: eventTs,
};

export const currentMetadata = { metadata };
export const previousMetadata = { previous_metadata: metadata };

export const exampleMetadata = { event_type: "task_created", event_payload: { id: "T1" } };
export const exampleMetadataFields = {
  app_id: "A0123456789",
  bot_id: "B0123456789",
  user_id: "U0123456789",
  team_id: "T0123456789",
  channel_id: "C0123456789",
  message_ts: exampleTs,
  event_ts: exampleTs,
};
