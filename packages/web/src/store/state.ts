import type { OwnEmoji } from "./emoji.ts";
import type {
  Channel,
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
  /** Do not disturb: when notifications are paused. */
  readonly quiet: readonly QuietTime[];
  /** What is unread in the conversations themselves, by id. */
  readonly counts: Readonly<Record<string, Count>>;
  /** By `placeKey`: threads with replies for this person. */
  readonly threadCounts: Readonly<Record<string, ThreadCount>>;
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
  preferences: { notify: "mentions", enterSends: true, muted: new Set() },
  quiet: [],
  counts: {},
  threadCounts: {},
  timelines: {},
  outgoing: {},
  typing: {},
  statuses: {},
  active: new Set(),
  drafts: new Set(),
  connection: "connecting",
  isReady: false,
};
