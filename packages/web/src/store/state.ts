import { initialSections } from "@platform/protocol/channelSections.ts";
import { initialPreferences } from "@platform/protocol/preferences.ts";
import type { ServerDraft } from "./draftSync.ts";
import type { OwnEmoji } from "./emoji.ts";
import type { Scheduled } from "./scheduled.ts";
import type {
  Channel,
  ChannelSection,
  Count,
  Group,
  Outgoing,
  Person,
  Preferences,
  QuietTime,
  ThreadCount,
  Timeline,
} from "./types.ts";

/** Everything the client knows, in one value; `applyEvent` and the answers of calls make the next one from it. */
export interface State {
  readonly self: string;
  readonly channels: Readonly<Record<string, Channel>>;
  readonly people: Readonly<Record<string, Person>>;
  readonly groups: Readonly<Record<string, Group>>;
  readonly emoji: OwnEmoji;
  readonly preferences: Preferences;
  /** The sections of the sidebar, in their order. */
  readonly sections: readonly ChannelSection[];
  /** Do not disturb: when notifications are paused. */
  readonly quiet: readonly QuietTime[];
  /** The same of other people, as far as it was asked for. */
  readonly quietOf: Readonly<Record<string, QuietTime>>;
  /** Reminders that are due and not completed. */
  readonly savedDue: number;
  /** What is unread in the conversations themselves, by id. */
  readonly counts: Readonly<Record<string, Count>>;
  /** By `placeKey`: threads with replies for this person. */
  readonly threadCounts: Readonly<Record<string, ThreadCount>>;
  /** What concerns this person: how much of it is new, and a number that changes whenever it does. */
  readonly feed: { readonly unread: number; readonly version: number };
  /** By `placeKey`. */
  readonly timelines: Readonly<Record<string, Timeline>>;
  /** By `placeKey`, in the order in which they go out. */
  readonly outgoing: Readonly<Record<string, readonly Outgoing[]>>;
  /** By `placeKey`: who writes there, and until when that is believed. */
  readonly typing: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By `placeKey`: what an app says it is at while it writes there, such as `is thinking...`. */
  readonly statuses: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** People who are present. */
  readonly active: ReadonlySet<string>;
  /** Places with something begun and not sent. */
  readonly drafts: ReadonlySet<string>;
  /** Drafts that lost a conflict between two browsers. */
  readonly draftCopies: readonly ServerDraft[];
  /** What this person has scheduled, next first. */
  readonly scheduled: readonly Scheduled[];
  readonly connection: "connecting" | "open" | "lost";
  /** Whether the first answers have come. */
  readonly isReady: boolean;
}

export const emptyState: State = {
  self: "",
  channels: {},
  people: {},
  groups: {},
  emoji: {},
  preferences: { ...initialPreferences, muted: new Set(), levels: {} },
  sections: initialSections,
  quiet: [],
  quietOf: {},
  savedDue: 0,
  counts: {},
  threadCounts: {},
  feed: { unread: 0, version: 0 },
  timelines: {},
  outgoing: {},
  typing: {},
  statuses: {},
  active: new Set(),
  drafts: new Set(),
  draftCopies: [],
  scheduled: [],
  connection: "connecting",
  isReady: false,
};
