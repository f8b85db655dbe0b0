import type { EventPayload, SocketEvent } from "@platform/protocol/contract/events.ts";
import { knownPreferences } from "@platform/protocol/preferences.ts";
import { applyMark, applyThreadMark, applyThreadUnread, withoutThreadCount, countMessage } from "./counting.ts";
import { withEmojiChange } from "./emoji.ts";
import { withoutChannel, withoutHistory } from "./goneContent.ts";
import { groupOf } from "./groups.ts";
import { quietTimesOf } from "./quietTimes.ts";
import type { State } from "./state.ts";
import {
  changeMessage,
  dropMessage,
  putMessage,
  withoutReaction,
  withoutReply,
  withReaction,
  withReply,
} from "./timeline.ts";
import type { Message, Person, Timeline } from "./types.ts";

/** How long a person counts as typing after an indicator. */
export const typingMs = 5_000;
/** How long an app is believed to be at what it said, when it never says anything more. */
export const statusMs = 120_000;

/**
 * The state after an event. Pure and idempotent: after a gap an event may come twice. The default matters although the
 * types are known: a server that is newer than the page sends events that the page does not know.
 */
export function applyEvent(state: State, event: SocketEvent, nowMs: number): State {
  switch (event.type) {
    case "message":
      return applyMessage(state, event, nowMs);
    case "reaction_added":
    case "reaction_removed":
      return applyReaction(state, event);
    case "pin_added":
    case "pin_removed":
      return applyPin(state, event);
    case "channel_marked":
    case "group_marked":
    case "im_marked":
    case "mpim_marked":
      return applyMark(state, event);
    case "thread_unread":
      return withFollowed(applyThreadUnread(state, event), event, true);
    case "thread_marked":
      return applyThreadMark(state, event);
    case "thread_subscribed":
      return withFollowed(state, event, true);
    case "thread_unsubscribed":
      return withFollowed(withoutThreadCount(state, event), event, false);
    case "channel_archive":
    case "group_archive":
      return withArchived(state, event.channel, true);
    case "channel_unarchive":
    case "group_unarchive":
      return withArchived(state, event.channel, false);
    case "channel_deleted":
    case "group_deleted":
      return withoutChannel(state, event.channel);
    case "channel_history_changed":
    case "group_history_changed":
    case "im_history_changed":
      return withoutHistory(state, event.channel, event.latest);
    case "user_change":
    case "team_join":
      return withPerson(state, event.user);
    case "subteam_created":
    case "subteam_updated":
      return withGroup(state, event);
    case "emoji_changed":
      return { ...state, emoji: withEmojiChange(state.emoji, event) };
    case "presence_change":
      return applyPresence(state, event);
    case "user_typing":
      return applyTyping(state, event, nowMs);
    case "assistant_thread_status":
      return applyStatus(state, event, nowMs);
    case "dnd_updated":
      return { ...state, quiet: quietTimesOf(event.dnd_status) };
    case "dnd_updated_user": {
      const { next_dnd_start_ts: startS, next_dnd_end_ts: endS } = event.dnd_status;
      return { ...state, quietOf: { ...state.quietOf, [event.user]: { startS, endS } } };
    }
    case "saved_changed":
      return { ...state, savedDue: event.due_count };
    case "pref_change":
      return applyPreference(state, event);
    case "channel_sections_changed":
      return { ...state, sections: event.sections };
    case "star_added":
    case "star_removed":
      return applyStar(state, event);
    default:
      return state;
  }
}

function withGroup(state: State, event: EventPayload<"subteam_created" | "subteam_updated">): State {
  const group = groupOf(state, event.subteam);
  return { ...state, groups: { ...state.groups, [group.id]: group } };
}

export function withStarred(state: State, id: string, isStarred: boolean): State {
  const channel = state.channels[id];
  if (!channel) return state;
  return { ...state, channels: { ...state.channels, [id]: { ...channel, is_starred: isStarred } } };
}

export function withArchived(state: State, id: string, isArchived: boolean): State {
  const channel = state.channels[id];
  if (!channel) return state;
  return { ...state, channels: { ...state.channels, [id]: { ...channel, is_archived: isArchived } } };
}

/** Fields that the receiver may not see, such as the e-mail address, stay as they were read. */
export function withPerson(state: State, changed: Person): State {
  const known = state.people[changed.id];
  const person = known ? { ...known, ...changed, profile: { ...known.profile, ...changed.profile } } : changed;
  return { ...state, people: { ...state.people, [person.id]: person } };
}

function applyPreference(state: State, { name, value }: EventPayload<"pref_change">): State {
  const muted = name === "muted_channels" && { muted: new Set(String(value).split(",").filter(Boolean)) };
  const levels = name === "notify_levels" && { levels: JSON.parse(String(value)) as State["preferences"]["levels"] };
  const next = muted || levels || knownPreferences({ [name]: value });
  return { ...state, preferences: { ...state.preferences, ...next } };
}

type MessageEvent = EventPayload<"message">;
type PostedMessage = Message & { readonly topic?: string; readonly purpose?: string };
type DeletedMessage = Extract<MessageEvent, { readonly deleted_ts: string }>;

function applyMessage(state: State, event: MessageEvent, nowMs: number): State {
  const { channel } = event;
  if ("message" in event) {
    const { message } = event;
    return onBoth(state, channel, message, (timeline) =>
      changeMessage(timeline, message.ts, (known) => keepThread(known, message)),
    );
  }
  if ("deleted_ts" in event) return applyDeletion(state, event);
  return withPosted(state, channel, event as typeof event & Message, nowMs);
}

/** The state after a new message. */
export function withPosted(state: State, channel: string, message: PostedMessage, nowMs: number): State {
  const described = withDescription(state, channel, message);
  const settled = settle(withoutTyping(described, channel, message, nowMs), channel, message);
  return countMessage(addMessage(settled, channel, message), channel, message);
}

/** A new topic or purpose of a channel comes as a message. */
function withDescription(state: State, id: string, { subtype = "", topic, purpose }: PostedMessage): State {
  const channel = state.channels[id];
  const field = subtype.replace(/^(?:channel|group)_/, "");
  const value = { topic, purpose }[field];
  if (!channel || value === undefined) return state;
  const said = field === "topic" ? { topic: { ...channel.topic, value } } : { purpose: { ...channel.purpose, value } };
  return { ...state, channels: { ...state.channels, [id]: { ...channel, ...said } } };
}

/** A change says nothing of the thread when its author did not touch it. */
function keepThread(known: Message, message: Message): Message {
  const { reply_count, reply_users, latest_reply, thread_ts, subscribed } = known;
  const thread = { reply_count, reply_users, latest_reply, thread_ts, subscribed };
  const told = Object.fromEntries(Object.entries(thread).filter(([, value]) => value !== undefined));
  return { ...told, ...message };
}

function applyDeletion(state: State, { channel, deleted_ts: ts, previous_message: gone }: DeletedMessage): State {
  const dropped = onBoth(state, channel, gone ?? { ts }, (timeline) => dropMessage(timeline, ts));
  const rootTs = gone?.thread_ts;
  if (rootTs === undefined || rootTs === ts) return dropped;
  return onBoth(dropped, channel, { ts: rootTs }, (timeline) => changeMessage(timeline, rootTs, withoutReply));
}

function addMessage(state: State, channel: string, message: Message): State {
  const rootTs = message.thread_ts;
  const isReply = rootTs !== undefined && rootTs !== message.ts;
  const isShown = !isReply || message.subtype === "thread_broadcast";
  const put = (timeline: Timeline) => putMessage(timeline, message);
  const inChannel = isShown ? onTimeline(state, channel, put) : state;
  if (!isReply) return onTimeline(inChannel, `${channel}/${message.ts}`, put);
  const key = `${channel}/${rootTs}`;
  // Nobody else sees it, and it is not stored: it is no reply that the root could count.
  if (message.is_ephemeral) return onTimeline(inChannel, key, put);
  // A person who replies follows the thread.
  const followed = message.user === state.self ? { subscribed: true } : {};
  const counted = (timeline: Timeline) =>
    changeMessage(timeline, rootTs, (root) => ({ ...withReply(root, message), ...followed }));
  return onTimeline(onTimeline(onTimeline(inChannel, channel, counted), key, put), key, counted);
}

/** Whether this person follows a thread is a field of its first message. */
function withFollowed(
  state: State,
  { channel, thread_ts: ts }: { readonly channel: string; readonly thread_ts: string },
  subscribed: boolean,
): State {
  return onBoth(state, channel, { ts }, (timeline) => changeMessage(timeline, ts, (root) => ({ ...root, subscribed })));
}

/** What was on its way has arrived: it is shown once, as the server has it. */
function settle(state: State, channel: string, { client_msg_id: id }: Message): State {
  if (id === undefined) return state;
  const found = Object.entries(state.outgoing).find(([, list]) => list.some((item) => item.id === id));
  if (!found || found[1][0]?.place.channel !== channel) return state;
  const [key, list] = found;
  return { ...state, outgoing: { ...state.outgoing, [key]: list.filter((item) => item.id !== id) } };
}

/** The author of a message has stopped typing. */
function withoutTyping(state: State, channel: string, { user, thread_ts: thread }: Message, nowMs: number): State {
  const key = thread === undefined ? channel : `${channel}/${thread}`;
  const until = user === undefined ? undefined : state.typing[key]?.[user];
  if (user === undefined || until === undefined || until < nowMs) return state;
  return { ...state, typing: { ...state.typing, [key]: { ...state.typing[key], [user]: 0 } } };
}

type ReactionEvent = Pick<EventPayload<"reaction_added" | "reaction_removed">, "type" | "user" | "reaction" | "item">;

export function applyReaction(state: State, { type, user, reaction, item }: ReactionEvent): State {
  const { channel, ts } = item;
  const change = type === "reaction_added" ? withReaction : withoutReaction;
  return everywhereIn(state, channel, (timeline) =>
    changeMessage(timeline, ts, (message) => change(message, reaction, user)),
  );
}

type PinEvent = EventPayload<"pin_added" | "pin_removed">;

function applyPin(state: State, { type, channel_id: channel, item }: PinEvent): State {
  const { ts } = item.message;
  const pinned = type === "pin_added" ? [channel] : [];
  return everywhereIn(state, channel, (timeline) =>
    changeMessage(timeline, ts, (message) => ({ ...message, pinned_to: pinned })),
  );
}

type StarEvent = EventPayload<"star_added" | "star_removed">;

/** Conversations and messages are marked where they are shown; files are read again. */
function applyStar(state: State, { type, item }: StarEvent): State {
  const isStarred = type === "star_added";
  if (item.type === "file") return state;
  if (item.type !== "message") return withStarred(state, item.channel ?? item.group ?? "", isStarred);
  const { channel, message } = item as { readonly channel?: string; readonly message?: { readonly ts: string } };
  if (channel === undefined || message === undefined) return state;
  return everywhereIn(state, channel, (timeline) =>
    changeMessage(timeline, message.ts, (known) => ({ ...known, is_starred: isStarred })),
  );
}

/** A list answers a subscription, so it replaces what was known. */
function applyPresence(state: State, event: EventPayload<"presence_change">): State {
  if ("users" in event) return { ...state, active: new Set(event.users) };
  const active = new Set(state.active);
  if (event.presence === "active") active.add(event.user);
  else active.delete(event.user);
  return { ...state, active };
}

function applyTyping(state: State, event: EventPayload<"user_typing">, nowMs: number): State {
  const { channel, thread_ts: thread, user } = event;
  const key = thread === undefined ? channel : `${channel}/${thread}`;
  return { ...state, typing: { ...state.typing, [key]: { ...state.typing[key], [user]: nowMs + typingMs } } };
}

/** It ends like writing does: with the next message of the app, or when time has passed. */
function applyStatus(state: State, event: EventPayload<"assistant_thread_status">, nowMs: number): State {
  const { channel, thread_ts: thread, user, status } = event;
  const key = `${channel}/${thread}`;
  const untilMs = status === "" ? 0 : nowMs + statusMs;
  return {
    ...state,
    typing: { ...state.typing, [key]: { ...state.typing[key], [user]: untilMs } },
    statuses: { ...state.statuses, [key]: { ...state.statuses[key], [user]: status } },
  };
}

function onTimeline(state: State, key: string, change: (timeline: Timeline) => Timeline): State {
  const timeline = state.timelines[key];
  if (!timeline) return state;
  const changed = change(timeline);
  return changed === timeline ? state : { ...state, timelines: { ...state.timelines, [key]: changed } };
}

/** In the channel and in the thread that contains the message or that it starts. */
function onBoth(
  state: State,
  channel: string,
  message: { readonly ts: string; readonly thread_ts?: string },
  change: (timeline: Timeline) => Timeline,
): State {
  const threadKey = `${channel}/${message.thread_ts ?? message.ts}`;
  return onTimeline(onTimeline(state, channel, change), threadKey, change);
}

/** For events that do not say which thread the message is in. */
function everywhereIn(state: State, channel: string, change: (timeline: Timeline) => Timeline): State {
  const keys = Object.keys(state.timelines).filter((key) => key === channel || key.startsWith(`${channel}/`));
  return keys.reduce((known, key) => onTimeline(known, key, change), state);
}
