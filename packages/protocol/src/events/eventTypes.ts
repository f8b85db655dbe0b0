import { type ConversationKind, conversationScope } from "../conversationScopes.ts";

/** One thing that an app can subscribe to, under the name that its manifest gives. */
export interface EventType {
  /** `type` of the event that comes; several subscriptions may bring the same one. */
  readonly type: string;
  /** One of these is enough; none means that every app may hear of it. */
  readonly scopes: readonly string[];
  /** Where the kind of conversation decides which scope opens the event. */
  readonly scopesByKind?: ScopesByKind;
  /** Who hears of it: apps that are in the channel, in the workspace, that it is told to by name, or the one it is about. */
  readonly audience: "channel" | "team" | "user" | "app";
  /** Of messages only: the kind of conversation they stand in. */
  readonly channelType?: "channel" | "group" | "im" | "mpim";
  /** The inner event as it comes. */
  readonly example: Readonly<Record<string, unknown>>;
}

const message = {
  type: "message",
  user: "U0123456789",
  text: "Lunch?",
  ts: "1768467600.000100",
  channel: "C0123456789",
  event_ts: "1768467600.000100",
};
const at = { event_ts: "1768467600.000100" };
const channel = { channel: "C0123456789", ...at };
const item = { type: "message", channel: "C0123456789", ts: "1768467600.000100" };
const reaction = { user: "U0123456789", reaction: "tada", item, item_user: "U0123456780", ...at };
const pin = { user: "U0123456789", channel_id: "C0123456789", item, pin_count: 1, ...at };
const membership = { user: "U0123456789", channel_type: "C", team: "T0123456789", ...channel };
const file = { file_id: "F0123456789", user_id: "U0123456789", file: { id: "F0123456789" }, ...at };
const named = { channel: { id: "C0123456789", name: "lunch", created: 1_768_467_600 }, ...at };
const metadata = { event_type: "task_created", event_payload: { id: "T1" } };
const attached = { app_id: "A0123456789", channel_id: "C0123456789", message_ts: "1768467600.000100", metadata, ...at };

/** Shortened: events carry the user as `users.info` presents it to the same token. */
const user = { id: "U0123456789", name: "ann", real_name: "Ann Arbor", profile: { status_text: "Away" } };
const person = { user, cache_ts: 1_768_467_600, ...at };

const links = [{ domain: "example.com", url: "https://example.com/menu" }];
const shared = { user: "U0123456789", message_ts: "1768467600.000100", links, is_bot_user_member: true, ...channel };

const beside = { channel_id: "C0123456789", team_id: "T0123456789" };
const assistantThread = {
  assistant_thread: {
    user_id: "U0123456789",
    context: beside,
    channel_id: "D0123456789",
    thread_ts: "1768467600.000100",
  },
  ...at,
};

export type ScopesByKind = Readonly<Record<ConversationKind, readonly string[]>>;

export const readScopes = scopesByKind("read");
export const historyScopes = scopesByKind("history");

/**
 * Everything that apps can subscribe to here. Other names that manifests may have are in `knownEvents.ts`.
 */
export const eventTypes = {
  app_mention: {
    type: "app_mention",
    scopes: ["app_mentions:read"],
    audience: "channel",
    example: { ...message, type: "app_mention", text: "<@U0123456780> lunch?" },
  },
  "message.channels": {
    type: "message",
    scopes: ["channels:history"],
    scopesByKind: historyScopes,
    audience: "channel",
    channelType: "channel",
    example: { ...message, channel_type: "channel" },
  },
  "message.groups": {
    type: "message",
    scopes: ["groups:history"],
    scopesByKind: historyScopes,
    audience: "channel",
    channelType: "group",
    example: { ...message, channel_type: "group" },
  },
  "message.im": {
    type: "message",
    scopes: ["im:history"],
    scopesByKind: historyScopes,
    audience: "channel",
    channelType: "im",
    example: { ...message, channel: "D0123456789", channel_type: "im" },
  },
  "message.mpim": {
    type: "message",
    scopes: ["mpim:history"],
    scopesByKind: historyScopes,
    audience: "channel",
    channelType: "mpim",
    example: { ...message, channel_type: "mpim" },
  },
  message_metadata_posted: event("message_metadata_posted", ["metadata.message:read"], "channel", attached),
  message_metadata_updated: event("message_metadata_updated", ["metadata.message:read"], "channel", attached),
  message_metadata_deleted: event("message_metadata_deleted", ["metadata.message:read"], "channel", attached),
  link_shared: event("link_shared", ["links:read"], "channel", shared),
  reaction_added: event("reaction_added", ["reactions:read"], "channel", reaction),
  reaction_removed: event("reaction_removed", ["reactions:read"], "channel", reaction),
  pin_added: event("pin_added", ["pins:read"], "channel", pin),
  pin_removed: event("pin_removed", ["pins:read"], "channel", { ...pin, has_pins: false }),
  member_joined_channel: ofChannel("member_joined_channel", "channel", membership),
  member_left_channel: ofChannel("member_left_channel", "channel", membership),
  channel_created: ofChannel("channel_created", "team", named),
  channel_rename: event("channel_rename", ["channels:read"], "team", named),
  channel_archive: event("channel_archive", ["channels:read"], "team", { ...channel, user: "U0123456789" }),
  channel_unarchive: event("channel_unarchive", ["channels:read"], "team", { ...channel, user: "U0123456789" }),
  channel_deleted: event("channel_deleted", ["channels:read"], "team", channel),
  channel_left: event("channel_left", ["channels:read"], "user", channel),
  channel_shared: ofChannel("channel_shared", "channel", { ...channel, connected_team_id: "T0123456780" }),
  channel_unshared: ofChannel("channel_unshared", "channel", {
    ...channel,
    previously_connected_team_id: "T0123456780",
    is_ext_shared: false,
  }),
  channel_id_changed: ofChannel("channel_id_changed", "channel", {
    old_channel_id: "G0123456789",
    new_channel_id: "C0123456789",
    ...at,
  }),
  group_rename: event("group_rename", ["groups:read"], "channel", named),
  group_archive: event("group_archive", ["groups:read"], "channel", channel),
  group_unarchive: event("group_unarchive", ["groups:read"], "channel", channel),
  group_deleted: event("group_deleted", ["groups:read"], "channel", channel),
  group_left: event("group_left", ["groups:read"], "user", channel),
  im_created: event("im_created", ["im:read"], "user", { user: "U0123456789", channel: { id: "D0123456789" }, ...at }),
  im_open: event("im_open", ["im:read"], "user", { user: "U0123456789", ...channel }),
  im_close: event("im_close", ["im:read"], "user", { user: "U0123456789", ...channel }),
  file_created: event("file_created", ["files:read"], "user", file),
  file_shared: event("file_shared", ["files:read"], "channel", { ...file, channel_id: "C0123456789" }),
  file_change: event("file_change", ["files:read"], "channel", file),
  file_public: event("file_public", ["files:read"], "channel", file),
  file_deleted: event("file_deleted", ["files:read"], "channel", { file_id: "F0123456789", ...at }),
  emoji_changed: event("emoji_changed", ["emoji:read"], "team", {
    subtype: "add",
    name: "party",
    value: "https://example.com/party.png",
    ...at,
  }),
  team_join: event("team_join", ["users:read"], "team", person),
  team_rename: event("team_rename", ["team:read"], "team", { name: "Acme", ...at }),
  team_domain_change: event("team_domain_change", ["team:read"], "team", { domain: "acme", ...at }),
  user_change: event("user_change", ["users:read"], "team", person),
  user_profile_changed: event("user_profile_changed", ["users:read"], "team", person),
  user_status_changed: event("user_status_changed", ["users:read"], "team", person),
  subteam_created: event("subteam_created", ["usergroups:read"], "team", { subteam: { id: "S0123456789" }, ...at }),
  subteam_updated: event("subteam_updated", ["usergroups:read"], "team", { subteam: { id: "S0123456789" }, ...at }),
  subteam_members_changed: event("subteam_members_changed", ["usergroups:read"], "team", {
    subteam_id: "S0123456789",
    added_users: ["U0123456789"],
    removed_users: [],
    ...at,
  }),
  subteam_self_added: event("subteam_self_added", ["usergroups:read"], "user", { subteam_id: "S0123456789", ...at }),
  subteam_self_removed: event("subteam_self_removed", ["usergroups:read"], "user", {
    subteam_id: "S0123456789",
    ...at,
  }),
  app_home_opened: event("app_home_opened", [], "app", {
    user: "U0123456789",
    channel: "D0123456789",
    tab: "home",
    ...at,
  }),
  assistant_thread_started: event("assistant_thread_started", ["assistant:write"], "app", assistantThread),
  assistant_thread_context_changed: event(
    "assistant_thread_context_changed",
    ["assistant:write"],
    "app",
    assistantThread,
  ),
  function_executed: event("function_executed", [], "app", {
    function: { id: "Fn0123456789", callback_id: "greet" },
    inputs: {},
    function_execution_id: "Fx0123456789",
    ...at,
  }),
  app_uninstalled: event("app_uninstalled", [], "app", at),
  tokens_revoked: event("tokens_revoked", [], "app", { tokens: { oauth: ["U0123456789"], bot: [] }, ...at }),
} as const satisfies Readonly<Record<string, EventType>>;

export type EventName = keyof typeof eventTypes;

function event<const Type extends string>(
  type: Type,
  scopes: readonly string[],
  audience: EventType["audience"],
  fields: Readonly<Record<string, unknown>>,
) {
  return { type, scopes, audience, example: { type, ...fields } };
}

/** What happens to a conversation itself: the scope that reads conversations of its kind opens it. */
function ofChannel<const Type extends string>(
  type: Type,
  audience: EventType["audience"],
  fields: Readonly<Record<string, unknown>>,
) {
  return { ...event(type, [...new Set(Object.values(readScopes).flat())], audience, fields), scopesByKind: readScopes };
}

function scopesByKind(right: "read" | "history"): ScopesByKind {
  const kinds: readonly ConversationKind[] = ["public", "private", "im", "mpim", "record"];
  return Object.fromEntries(kinds.map((kind) => [kind, [conversationScope(kind, right)]])) as unknown as ScopesByKind;
}

/** The scopes of which a token needs one to receive the event from a conversation of this kind. */
export function scopesFor(
  { scopes, scopesByKind: byKind }: Pick<EventType, "scopes" | "scopesByKind">,
  kind: ConversationKind | undefined,
): readonly string[] {
  return byKind && kind !== undefined ? byKind[kind] : scopes;
}

const byName: ReadonlyMap<string, EventType> = new Map(Object.entries(eventTypes));

/** Nothing for a name that brings nothing here. */
export function eventTypeOf(name: string): EventType | undefined {
  return byName.get(name);
}
