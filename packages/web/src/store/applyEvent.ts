import {
  applyMark,
  applyThreadMark,
  applyThreadUnread,
  countMessage,
  type MarkEvent,
  type ThreadEvent,
  type ThreadMarkEvent,
} from "./counting.ts";
import { type EmojiChange, withEmojiChange } from "./emoji.ts";
import { groupOf, type WireGroup } from "./groups.ts";
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

/** A frame of the socket. What is in it beyond the type depends on the type. */
export interface WireEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** How long somebody is believed to write after a sign of it. */
export const typingMs = 5_000;
/** How long an app is believed to be at what it said, when it never says anything more. */
export const statusMs = 120_000;

/** What is known after an event. Pure, and the same however often an event is told: after a gap it may come twice. */
export function applyEvent(state: State, event: WireEvent, nowMs: number): State {
  switch (event.type) {
    case "message":
      return applyMessage(state, event as MessageEvent, nowMs);
    case "reaction_added":
    case "reaction_removed":
      return applyReaction(state, event as unknown as ReactionEvent);
    case "pin_added":
    case "pin_removed":
      return applyPin(state, event as unknown as PinEvent);
    case "channel_marked":
    case "group_marked":
    case "im_marked":
    case "mpim_marked":
      return applyMark(state, event as unknown as MarkEvent);
    case "thread_unread":
      return applyThreadUnread(state, event as unknown as ThreadEvent);
    case "thread_marked":
      return applyThreadMark(state, event as unknown as ThreadMarkEvent);
    case "channel_archive":
    case "group_archive":
      return withArchived(state, event["channel"] as string, true);
    case "channel_unarchive":
    case "group_unarchive":
      return withArchived(state, event["channel"] as string, false);
    case "user_change":
    case "team_join": {
      const person = withChange(state, event["user"] as Person);
      return { ...state, people: { ...state.people, [person.id]: person } };
    }
    case "subteam_created":
    case "subteam_updated": {
      const group = groupOf(state, event["subteam"] as WireGroup);
      return { ...state, groups: { ...state.groups, [group.id]: group } };
    }
    case "emoji_changed":
      return { ...state, emoji: withEmojiChange(state.emoji, event as unknown as EmojiChange) };
    case "presence_change":
      return applyPresence(state, event as unknown as PresenceEvent);
    case "user_typing":
      return applyTyping(state, event as unknown as TypingEvent, nowMs);
    case "assistant_thread_status":
      return applyStatus(state, event as unknown as StatusEvent, nowMs);
    case "pref_change":
      return applyPreference(state, event as unknown as PreferenceEvent);
    default:
      return state;
  }
}

function withArchived(state: State, id: string, isArchived: boolean): State {
  const channel = state.channels[id];
  if (!channel) return state;
  return { ...state, channels: { ...state.channels, [id]: { ...channel, is_archived: isArchived } } };
}

/** An event tells what somebody says of themselves, and nothing of their role or their zone. */
function withChange({ people }: State, told: Person): Person {
  const known = people[told.id];
  return known ? { ...known, ...told, profile: { ...known.profile, ...told.profile } } : told;
}

interface PreferenceEvent {
  readonly name: string;
  readonly value: unknown;
}

function applyPreference(state: State, { name, value }: PreferenceEvent): State {
  const next = {
    notify: { notify: value as State["preferences"]["notify"] },
    enter_sends: { enterSends: value === true },
    muted_channels: { muted: new Set(String(value).split(",").filter(Boolean)) },
  }[name];
  return next ? { ...state, preferences: { ...state.preferences, ...next } } : state;
}

interface MessageEvent extends WireEvent {
  readonly channel: string;
  readonly subtype?: string;
  readonly message?: Message;
  readonly deleted_ts?: string;
  readonly previous_message?: Message;
  /** What a channel is about or for, of messages that say so. */
  readonly topic?: string;
  readonly purpose?: string;
}

function applyMessage(state: State, event: MessageEvent, nowMs: number): State {
  const { channel, subtype } = event;
  if (subtype === "message_changed" && event.message) {
    const { message } = event;
    return onBoth(state, channel, message, (timeline) =>
      changeMessage(timeline, message.ts, (known) => keepThread(known, message)),
    );
  }
  if (subtype === "message_deleted" && event.deleted_ts !== undefined) return applyDeletion(state, event);
  const message = event as unknown as Message;
  const settled = settle(quieten(describe(state, event), event, nowMs), channel, message);
  return countMessage(addMessage(settled, channel, message), channel, message);
}

/** Whoever says anew what a channel is about does so with a message. */
function describe(state: State, { channel: id, subtype = "", topic, purpose }: MessageEvent): State {
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

function applyDeletion(state: State, { channel, deleted_ts: ts = "", previous_message: gone }: MessageEvent): State {
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
  const counted = (timeline: Timeline) => changeMessage(timeline, rootTs, (root) => withReply(root, message));
  return onTimeline(onTimeline(onTimeline(inChannel, channel, counted), key, put), key, counted);
}

/** What was on its way has arrived: it is shown once, as the server has it. */
function settle(state: State, channel: string, { client_msg_id: id }: Message): State {
  if (id === undefined) return state;
  const found = Object.entries(state.outgoing).find(([, list]) => list.some((item) => item.id === id));
  if (!found || found[1][0]?.place.channel !== channel) return state;
  const [key, list] = found;
  return { ...state, outgoing: { ...state.outgoing, [key]: list.filter((item) => item.id !== id) } };
}

/** Whoever has sent writes no longer. */
function quieten(state: State, event: MessageEvent, nowMs: number): State {
  const { channel } = event;
  const { user, thread_ts: thread } = event as unknown as Message;
  const key = thread === undefined ? channel : `${channel}/${thread}`;
  const until = user === undefined ? undefined : state.typing[key]?.[user];
  if (user === undefined || until === undefined || until < nowMs) return state;
  return { ...state, typing: { ...state.typing, [key]: { ...state.typing[key], [user]: 0 } } };
}

interface ReactionEvent {
  readonly type: string;
  readonly user: string;
  readonly reaction: string;
  readonly item: { readonly channel?: string; readonly ts?: string };
}

function applyReaction(state: State, { type, user, reaction, item }: ReactionEvent): State {
  const { channel, ts } = item;
  if (channel === undefined || ts === undefined) return state;
  const change = type === "reaction_added" ? withReaction : withoutReaction;
  return everywhereIn(state, channel, (timeline) =>
    changeMessage(timeline, ts, (message) => change(message, reaction, user)),
  );
}

interface PinEvent {
  readonly type: string;
  readonly channel_id: string;
  readonly item: { readonly message?: { readonly ts: string } };
}

function applyPin(state: State, { type, channel_id: channel, item }: PinEvent): State {
  const ts = item.message?.ts;
  if (ts === undefined) return state;
  const pinned = type === "pin_added" ? [channel] : [];
  return everywhereIn(state, channel, (timeline) =>
    changeMessage(timeline, ts, (message) => ({ ...message, pinned_to: pinned })),
  );
}

interface PresenceEvent {
  readonly presence: "active" | "away";
  readonly user?: string;
  readonly users?: readonly string[];
}

/** A list is the answer to a question, so it replaces what was known. */
function applyPresence(state: State, { presence, user, users }: PresenceEvent): State {
  if (users) return { ...state, active: new Set(users) };
  const active = new Set(state.active);
  if (user !== undefined && presence === "active") active.add(user);
  else active.delete(user ?? "");
  return { ...state, active };
}

interface TypingEvent {
  readonly channel: string;
  readonly thread_ts?: string;
  readonly user: string;
}

function applyTyping(state: State, { channel, thread_ts: thread, user }: TypingEvent, nowMs: number): State {
  const key = thread === undefined ? channel : `${channel}/${thread}`;
  return { ...state, typing: { ...state.typing, [key]: { ...state.typing[key], [user]: nowMs + typingMs } } };
}

interface StatusEvent {
  readonly channel: string;
  readonly thread_ts: string;
  readonly user: string;
  readonly status: string;
}

/** It ends like writing does: with the next message of the app, or when time has passed. */
function applyStatus(state: State, { channel, thread_ts: thread, user, status }: StatusEvent, nowMs: number): State {
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

/** In the channel and in the thread that the message stands in or begins. */
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
