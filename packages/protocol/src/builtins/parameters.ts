import type { DeclaredParameter } from "./declaration.ts";

/** What several built-in functions take or give, said once. */
export const channel: DeclaredParameter = { type: "slack#/types/channel_id", title: "Channel", is_required: true };
export const user: DeclaredParameter = { type: "slack#/types/user_id", title: "Person", is_required: true };
export const message: DeclaredParameter = {
  type: "slack#/types/expanded_rich_text",
  title: "Message",
  description: "Text in mrkdwn, or a `rich_text` block.",
  is_required: true,
};
export const threadTs: DeclaredParameter = {
  type: "string",
  title: "Thread",
  description: "`ts` of the message to reply to.",
};
export const interactiveBlocks: DeclaredParameter = {
  type: "slack#/types/blocks",
  title: "Interactive blocks",
  description: "Blocks with buttons or menus below the message. The run waits until somebody uses one of them.",
};
export const messageContext: DeclaredParameter = {
  type: "slack#/types/message_context",
  title: "Message",
  description: "Where a message stands: `{channel_id, message_ts}`.",
  is_required: true,
};
export const messageTs: DeclaredParameter = { type: "slack#/types/message_ts", title: "ts of the message" };
export const messageLink: DeclaredParameter = { type: "string", title: "Link to the message" };
export const action: DeclaredParameter = {
  type: "object",
  title: "Action",
  description: "What was pressed or chosen, when the message had interactive blocks.",
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
