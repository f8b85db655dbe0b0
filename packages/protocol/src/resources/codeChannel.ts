import { type Static, Type } from "typebox";
import { limits } from "../limits.ts";

/** What an agent can show beside the messages of a code channel. */
export const codeViewTypes = ["html", "diff", "block_kit", "canvas", "pull_request"] as const;
export type CodeViewType = (typeof codeViewTypes)[number];

/** Icons of items of the context bar. */
export const contextBarIcons = [
  "branch",
  "folder",
  "hierarchy",
  "life-ring",
  "link",
  "globe",
  "terminal",
  "code",
  "search",
  "lock",
] as const;

export const contextBarItemTypes = ["info", "action"] as const;

/** An item below the header of a code channel. */
export const contextBarItemSchema = Type.Object({
  key: Type.String({ minLength: 1, maxLength: limits.context_bar_key_chars_max }),
  label: Type.String({ minLength: 1, maxLength: limits.context_bar_label_chars_max }),
  icon: Type.Optional(Type.Enum([...contextBarIcons])),
  url: Type.Optional(Type.String({ maxLength: limits.code_channel_url_chars_max })),
  item_type: Type.Optional(
    Type.Enum([...contextBarItemTypes], { description: "`info`, the default, or `action`: a button." }),
  ),
});
export type ContextBarItem = Static<typeof contextBarItemSchema>;

/** The resource of another system that a session is about. */
export const agentResourceSchema = Type.Object({
  url: Type.Optional(Type.String({ maxLength: limits.code_channel_url_chars_max })),
  resource_type: Type.Optional(Type.String({ maxLength: limits.agent_resource_word_chars_max })),
  title: Type.Optional(Type.String({ maxLength: limits.agent_resource_title_chars_max })),
  provider: Type.Optional(Type.String({ maxLength: limits.agent_resource_word_chars_max })),
});
export type AgentResource = Static<typeof agentResourceSchema>;

/** Where the content of an HTML view may load from. */
export const viewCspSchema = Type.Object({
  connect_domains: Type.Optional(Type.Array(Type.String(), { maxItems: limits.code_view_domains_max })),
  resource_domains: Type.Optional(Type.Array(Type.String(), { maxItems: limits.code_view_domains_max })),
});
export type ViewCsp = Static<typeof viewCspSchema>;

/** A view as clients list it. */
export const codeViewSchema = Type.Object({
  view_id: Type.String(),
  view_key: Type.Optional(Type.String()),
  type: Type.Enum([...codeViewTypes]),
  label: Type.String(),
  app_id: Type.String(),
  file_id: Type.Optional(Type.String({ description: "The canvas." })),
  pr_url: Type.Optional(Type.String()),
  base_branch: Type.Optional(Type.String()),
  head_branch: Type.Optional(Type.String()),
  content_version: Type.Integer(),
  date_added: Type.Integer(),
});
export type CodeView = Static<typeof codeViewSchema>;

/** A slash command that is offered in one channel. */
export const codeCommandSchema = Type.Object({
  command: Type.String({ description: "With its slash." }),
  description: Type.String(),
  usage_hint: Type.String(),
  app_id: Type.String(),
});

/** What clients show of a code channel besides its messages. */
export const codeChannelSchema = Type.Object({
  channel: Type.String(),
  app_id: Type.String({ description: "The agent that created it." }),
  origin: Type.Optional(Type.Object({ channel: Type.String(), ts: Type.String() })),
  context_bar_items: Type.Array(contextBarItemSchema),
  summary_message: Type.Optional(Type.Object({ message_ts: Type.String(), thread_ts: Type.Optional(Type.String()) })),
  agent_resource: agentResourceSchema,
  commands: Type.Array(codeCommandSchema),
  views: Type.Array(codeViewSchema),
});
export type CodeChannel = Static<typeof codeChannelSchema>;
