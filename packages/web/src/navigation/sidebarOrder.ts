import { isHeard, latestIn } from "../store/counting.ts";
import type { State } from "../store/state.ts";
import { titleOf } from "../store/titles.ts";
import type { Channel, ChannelSection } from "../store/types.ts";
import { locale } from "../strings/locale.ts";

const collator = new Intl.Collator(locale, { numeric: true, sensitivity: "base" });

/** A section of the sidebar with its conversations. */
export interface SidebarSection {
  readonly section: ChannelSection;
  /** All of them, in their order. */
  readonly channels: readonly Channel[];
  /** Those that the sidebar shows: of a collapsed section the unread ones and the current one. */
  readonly shown: readonly Channel[];
}

type Known = Pick<State, "channels" | "people" | "self" | "sections" | "counts" | "threadCounts" | "preferences">;

let last: { readonly state: Known; readonly current: string | undefined; readonly order: readonly SidebarSection[] };

/**
 * The conversations in the order of the sidebar, which the keys and the palette use as well. Parts that did not change
 * are the same objects as before, so that a message renders the rows that it concerns and no others.
 */
export function sidebarOrder(state: Known, current?: string): readonly SidebarSection[] {
  if (last !== undefined && last.current === current && isSame(last.state, state)) return last.order;
  const before = new Map(last?.order.map((known) => [known.section.id, known]));
  const groups = groupsOf(state);
  const order = state.sections.map((section) =>
    reused(before.get(section.id), orderIn(state, section, groups.get(section.id) ?? [], current)),
  );
  const isUnchanged = last?.order.length === order.length && order.every((section, at) => section === last.order[at]);
  last = { state, current, order: isUnchanged ? last.order : order };
  return last.order;
}

function orderIn(
  state: Known,
  section: ChannelSection,
  byName: readonly Channel[],
  current: string | undefined,
): SidebarSection {
  const channels = section.sort === "recent" ? byRecency(state, byName) : byName;
  const isFiltered = section.is_collapsed || state.preferences.sidebar_filter === "unreads";
  const shown = isFiltered ? channels.filter(({ id }) => id === current || isHeard(state, id)) : channels;
  return { section, channels, shown };
}

function byRecency({ counts }: Known, channels: readonly Channel[]): readonly Channel[] {
  const latest = (id: string) => (counts[id] ? latestIn(counts[id]) : "");
  const dated = channels.map((channel) => ({ channel, ts: latest(channel.id) }));
  return dated
    .toSorted((one, other) => (one.ts < other.ts ? 1 : one.ts > other.ts ? -1 : 0))
    .map(({ channel }) => channel);
}

let grouped: { readonly state: Known; readonly groups: ReadonlyMap<string, readonly Channel[]> } | undefined;

/** The conversations of each section by name. Names and memberships change much more rarely than counts. */
function groupsOf(state: Known): ReadonlyMap<string, readonly Channel[]> {
  const inputs = ["channels", "people", "self", "sections"] as const;
  if (grouped && inputs.every((name) => grouped?.state[name] === state[name])) return grouped.groups;
  const sectionOf = sectionFinder(state.sections);
  const mine = Object.values(state.channels).filter(isListed);
  const named = mine.map((channel) => ({ channel, title: titleOf(state, channel) }));
  const sorted = named.toSorted((one, other) => collator.compare(one.title, other.title));
  const groups = Map.groupBy(
    sorted.map(({ channel }) => channel),
    sectionOf,
  );
  grouped = { state, groups };
  return groups;
}

const isDirect = (channel: Channel) => channel.is_im || channel.is_mpim;

const isListed = (channel: Channel) =>
  channel.is_member !== false && !channel.is_archived && (!isDirect(channel) || channel.is_open !== false);

/** A star comes before a section of one's own, and that before the section of the kind. */
function sectionFinder(sections: readonly ChannelSection[]): (channel: Channel) => string {
  const custom = new Map(sections.flatMap(({ id, channels }) => channels.map((channel) => [channel, id] as const)));
  const byType = new Map(sections.map(({ id, type }) => [type, id]));
  return (channel) =>
    (channel.is_starred ? byType.get("stars") : custom.get(channel.id)) ??
    byType.get(isDirect(channel) ? "direct_messages" : "channels") ??
    "";
}

function isSame(one: Known, other: Known): boolean {
  const inputs = ["channels", "people", "self", "sections", "counts", "threadCounts", "preferences"] as const;
  return inputs.every((name) => one[name] === other[name]);
}

function reused(before: SidebarSection | undefined, next: SidebarSection): SidebarSection {
  if (before?.section !== next.section) return next;
  return areSame(before.channels, next.channels) && areSame(before.shown, next.shown) ? before : next;
}

const areSame = (one: readonly Channel[], other: readonly Channel[]) =>
  one.length === other.length && one.every((channel, at) => channel === other[at]);
