import type { TriggerType } from "./triggerTypes.ts";

/** What `{{data.x}}` can lead to, by name, with its type: a name means the same whatever starts the workflow. */
export const dataTypes: Readonly<Record<string, string>> = {
  action_id: "string",
  app_id: "string",
  block_id: "string",
  bookmark_id: "string",
  channel_id: "slack#/types/channel_id",
  channel_name: "string",
  channel_type: "string",
  connected_team_id: "slack#/types/team_id",
  created: "slack#/types/timestamp",
  creator_id: "slack#/types/user_id",
  disconnected_team_id: "slack#/types/team_id",
  enterprise_id: "string",
  event_timestamp: "slack#/types/timestamp",
  event_type: "string",
  inviter_id: "slack#/types/user_id",
  is_ext_shared: "boolean",
  interactivity: "slack#/types/interactivity",
  location: "string",
  message_context: "slack#/types/message_context",
  message_ts: "slack#/types/message_ts",
  metadata: "object",
  name: "string",
  names: "array",
  new_name: "string",
  old_name: "string",
  reaction: "string",
  subtype: "string",
  team_id: "slack#/types/team_id",
  text: "string",
  thread_ts: "slack#/types/message_ts",
  user_id: "slack#/types/user_id",
  value: "string",
};

const always = ["team_id", "enterprise_id", "event_timestamp"];

/** What there is with each type. Events add their own, and the data of a webhook is up to its caller. */
export const dataOfTypes: Readonly<Record<TriggerType, readonly string[]>> = {
  shortcut: [
    ...always,
    "user_id",
    "channel_id",
    "interactivity",
    "location",
    "message_ts",
    "action_id",
    "block_id",
    "bookmark_id",
  ],
  event: [...always, "event_type"],
  scheduled: [...always, "user_id"],
  webhook: [],
};
