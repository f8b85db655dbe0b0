import type { SubscriptionName } from "@platform/protocol/eventCatalog/subscriptions.ts";
import { type Fields, isFields } from "@platform/protocol/workflows/parameter.ts";
import { readDeep } from "@platform/protocol/workflows/template.ts";

/** Something that can start workflows. */
export interface EventKind {
  /** As apps subscribe to the same: one of these brings it, and each has the scopes that it asks for. */
  readonly eventNames: readonly SubscriptionName[];
  /** Whether it happens in a channel, so that a trigger says in which. */
  readonly isInChannel: boolean;
  /** Whether it carries what people write. */
  readonly readsMessages?: true;
  /** Without one it would start a run with nearly everything that happens. */
  readonly needsFilter?: true;
  /** What `{{data.x}}` refers to: the name, and its location in the event. */
  readonly data: Readonly<Record<string, readonly string[]>>;
}

const messages = ["message.channels", "message.groups", "message.mpim", "message.im"] as const;
const message = {
  user_id: ["user"],
  channel_id: ["channel"],
  text: ["text"],
  message_ts: ["ts"],
  thread_ts: ["thread_ts"],
  app_id: ["app_id"],
};
const member = { user_id: ["user"], channel_id: ["channel"], inviter_id: ["inviter"] };
const reaction = {
  user_id: ["user"],
  channel_id: ["item", "channel"],
  message_ts: ["item", "ts"],
  reaction: ["reaction"],
};
const pin = { user_id: ["user"], channel_id: ["channel_id"], message_ts: ["item", "message", "ts"] };
const ended = { user_id: ["user"], channel_id: ["channel"] };
const named = { channel_id: ["channel", "id"], channel_name: ["channel", "name"], created: ["channel", "created"] };

/** By the name that authors write after `slack#/events/`. */
export const eventKinds: Readonly<Record<string, EventKind>> = {
  app_mentioned: { eventNames: ["app_mention"], isInChannel: true, readsMessages: true, data: message },
  message_posted: { eventNames: messages, isInChannel: true, readsMessages: true, needsFilter: true, data: message },
  message_metadata_posted: {
    eventNames: ["message_metadata_posted"],
    isInChannel: true,
    readsMessages: true,
    data: {
      app_id: ["app_id"],
      user_id: ["user_id"],
      channel_id: ["channel_id"],
      message_ts: ["message_ts"],
      metadata: ["metadata"],
    },
  },
  reaction_added: { eventNames: ["reaction_added"], isInChannel: true, data: reaction },
  reaction_removed: { eventNames: ["reaction_removed"], isInChannel: true, data: reaction },
  pin_added: { eventNames: ["pin_added"], isInChannel: true, data: pin },
  pin_removed: { eventNames: ["pin_removed"], isInChannel: true, data: pin },
  user_joined_channel: { eventNames: ["member_joined_channel"], isInChannel: true, data: member },
  user_left_channel: { eventNames: ["member_left_channel"], isInChannel: true, data: member },
  channel_shared: {
    eventNames: ["channel_shared"],
    isInChannel: true,
    data: { channel_id: ["channel"], connected_team_id: ["connected_team_id"] },
  },
  channel_unshared: {
    eventNames: ["channel_unshared"],
    isInChannel: true,
    data: {
      channel_id: ["channel"],
      disconnected_team_id: ["previously_connected_team_id"],
      is_ext_shared: ["is_ext_shared"],
    },
  },
  channel_created: {
    eventNames: ["channel_created"],
    isInChannel: false,
    data: { ...named, creator_id: ["channel", "creator"] },
  },
  channel_renamed: { eventNames: ["channel_rename", "group_rename"], isInChannel: false, data: named },
  channel_archived: { eventNames: ["channel_archive", "group_archive"], isInChannel: false, data: ended },
  channel_unarchived: { eventNames: ["channel_unarchive", "group_unarchive"], isInChannel: false, data: ended },
  emoji_changed: {
    eventNames: ["emoji_changed"],
    isInChannel: false,
    data: {
      subtype: ["subtype"],
      name: ["name"],
      names: ["names"],
      new_name: ["new_name"],
      old_name: ["old_name"],
      value: ["value"],
    },
  },
  user_joined_team: { eventNames: ["team_join"], isInChannel: false, data: { user_id: ["user", "id"] } },
};

const nameSyntax = /^(?:(?:slack|platform)#\/events\/)?([a-z_]+)$/;

/** The name without its prefix; nothing if there is no such event here. */
export function eventNameOf(written: unknown): string | undefined {
  const name = typeof written === "string" ? nameSyntax.exec(written)?.[1] : undefined;
  return name !== undefined && Object.hasOwn(eventKinds, name) ? name : undefined;
}

/** As authors write it, and as their workflows receive it. */
export function eventTypeOf(name: string): string {
  return `slack#/events/${name}`;
}

/** The kinds that something told under this name can be. */
export function kindsOfEvent(eventNames: string): string[] {
  return kindsByEventName.get(eventNames) ?? [];
}

const kindsByEventName = new Map<string, string[]>();
for (const [name, { eventNames }] of Object.entries(eventKinds)) {
  for (const subscription of eventNames)
    kindsByEventName.set(subscription, [...(kindsByEventName.get(subscription) ?? []), name]);
}

/** The data that a workflow receives of an event. */
export function eventData(kind: EventKind, event: unknown): Fields {
  const data: Record<string, unknown> = {};
  if (!isFields(event)) return data;
  for (const [name, path] of Object.entries(kind.data)) {
    const value = readDeep(event, path);
    if (value !== undefined) data[name] = value;
  }
  return data;
}

/** What there is of an event by its name, with what is known of its channel. */
export function eventDataNames(name: string): string[] {
  const names = Object.keys(eventKinds[name]?.data ?? {});
  return names.includes("channel_id") ? [...new Set([...names, ...channelNames])] : names;
}

const channelNames = ["channel_name", "channel_type"];
