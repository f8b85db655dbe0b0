import type { DeclaredParameter, DeclaredParameters } from "./declaration.ts";

/** What several built-in functions take or give, said once. */
export const channel: DeclaredParameter = { type: "slack#/types/channel_id", title: "Channel", is_required: true };
export const user: DeclaredParameter = { type: "slack#/types/user_id", title: "Person", is_required: true };
export const usergroup: DeclaredParameter = {
  type: "slack#/types/usergroup_id",
  title: "User group",
  is_required: true,
};
export const team: DeclaredParameter = {
  type: "slack#/types/team_id",
  title: "Workspace",
  description: "A workspace in which the app is installed. Without it, the workspace of the run.",
};
export const message: DeclaredParameter = {
  type: "slack#/types/rich_text",
  title: "Message",
  description: "Text in mrkdwn, or a `rich_text` block.",
  is_required: true,
};
export const metadata: DeclaredParameter = {
  type: "object",
  title: "Metadata",
  properties: { event_type: { type: "string" }, event_payload: { type: "object" } },
  required: ["event_type", "event_payload"],
};
export const interactiveBlocks: DeclaredParameter = {
  type: "slack#/types/blocks",
  title: "Interactive blocks",
  description: "Blocks with buttons or menus below the message. The run waits until one of them is used.",
};
export const files: DeclaredParameter = {
  type: "array",
  items: { type: "slack#/types/file_id" },
  title: "Files",
  description: "Files that the app's bot can see; they are shared with the message.",
};
export const messageContext: DeclaredParameter = {
  type: "slack#/types/message_context",
  title: "Message",
  description: "The channel and the timestamp of a message: `{channel_id, message_ts}`.",
  is_required: true,
};
export const interactivity: DeclaredParameter = {
  type: "slack#/types/interactivity",
  title: "Interactivity",
  description: "Stands for the person who acted; a form can be opened with it.",
};
export const people: DeclaredParameter = {
  type: "array",
  items: { type: "slack#/types/user_id" },
  title: "People",
};

/** When a step began and ended, which deno-slack-sdk declares for the steps that may wait for a person. */
export const stepTimes = {
  timestamp_started: { type: "slack#/types/timestamp", title: "When the step started", is_required: true },
  timestamp_completed: { type: "slack#/types/timestamp", title: "When the step ended", is_required: true },
} as const satisfies DeclaredParameters;

/** What every step that posts a message returns. */
export const postedMessage = {
  message_link: { type: "string", title: "Link to the message", is_required: true },
  message_context: messageContext,
  action: {
    type: "object",
    title: "Action",
    description: "What was pressed or chosen, when the message had interactive blocks.",
  },
  interactivity,
  ...stepTimes,
} as const satisfies DeclaredParameters;

export const messageTimestamp: DeclaredParameter = {
  type: "slack#/types/timestamp",
  title: "When the message was sent",
  description: "In seconds. `message_context` names the message itself.",
  is_required: true,
};
