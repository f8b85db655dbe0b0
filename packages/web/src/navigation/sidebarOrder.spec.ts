import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { initialSections } from "@platform/protocol/channelSections.ts";
import { emptyState, type State } from "../store/state.ts";
import type { Channel, ChannelSection, Count } from "../store/types.ts";

// The client of the API is made when its module is loaded, for the page that it is on.
Object.assign(globalThis, { location: new URL("http://localhost/") });
const { sidebarOrder } = await import("./sidebarOrder.ts");

const channel = (id: string, more: Partial<Channel> = {}): Channel =>
  ({ id, name: id, is_member: true, is_archived: false, ...more }) as Channel;
const direct = (id: string, more: Partial<Channel> = {}) =>
  channel(id, { is_mpim: true, name: `mpdm-${id}-1`, ...more });
const custom = (id: string, channels: string[], more: Partial<ChannelSection> = {}): ChannelSection => ({
  id,
  type: "custom",
  name: id,
  sort: "name",
  is_collapsed: false,
  channels,
  ...more,
});

function knowing(channels: readonly Channel[], more: Partial<State> = {}): State {
  return { ...emptyState, channels: Object.fromEntries(channels.map((known) => [known.id, known])), ...more };
}
const unread = (lastCounted: string): Count => ({ lastRead: "0", unread: 1, mentions: 0, lastCounted });
const read = (lastCounted: string): Count => ({ lastRead: lastCounted, unread: 0, mentions: 0, lastCounted });

function rowsOf(state: State, current?: string) {
  const listed = sidebarOrder(state, current).filter(({ shown }) => shown.length > 0);
  return Object.fromEntries(listed.map(({ section, shown }) => [section.id, shown.map(({ id }) => id)]));
}

describe("the order of the sidebar", () => {
  test("channels are by name, direct messages by recency", () => {
    const state = knowing([channel("b10"), channel("b9"), direct("x"), direct("y"), direct("z")], {
      counts: { x: read("1"), y: read("3"), z: read("2") },
    });
    assert.deepEqual(rowsOf(state), { LCHANNELS: ["b9", "b10"], LDIRECTS: ["y", "z", "x"] });
  });

  test("one's own message makes a conversation the latest one, and reading changes nothing", () => {
    const counts = { x: { ...read("1"), latest: "5" }, y: read("3") };
    assert.deepEqual(rowsOf(knowing([direct("x"), direct("y")], { counts })), { LDIRECTS: ["x", "y"] });
  });

  test("a star comes before a section of one's own, and that before the section of the kind", () => {
    const sections = [custom("L1", ["a", "b", "d", "gone"]), ...initialSections];
    const state = knowing([channel("a", { is_starred: true }), channel("b"), channel("c"), direct("d")], { sections });
    assert.deepEqual(rowsOf(state), { L1: ["b", "d"], LSTARS: ["a"], LCHANNELS: ["c"] });
  });

  test("sections follow their own order", () => {
    const sections = initialSections.toReversed();
    const state = knowing([channel("a"), direct("d")], { sections });
    assert.deepEqual(Object.keys(rowsOf(state)), ["LDIRECTS", "LCHANNELS"]);
  });

  test("closed, archived and left conversations are not listed", () => {
    const hidden = [
      direct("closed", { is_open: false }),
      channel("old", { is_archived: true }),
      channel("left", { is_member: false }),
    ];
    assert.deepEqual(rowsOf(knowing(hidden)), {});
  });

  test("a collapsed section shows what is unread and the conversation on screen", () => {
    const sections = [custom("L1", ["a", "b", "c"], { is_collapsed: true }), ...initialSections];
    const counts = { a: read("1"), b: unread("2"), c: read("3") };
    const state = knowing([channel("a"), channel("b"), channel("c")], { sections, counts });
    assert.deepEqual(rowsOf(state, "c"), { L1: ["b", "c"] });
  });

  test("the filter shows what is unread in every section; muted conversations only when they name the person", () => {
    const preferences = { ...emptyState.preferences, sidebar_filter: "unreads", muted: new Set(["b", "c"]) } as const;
    const counts = { a: unread("1"), b: unread("2"), c: { ...unread("3"), mentions: 1 } };
    const state = knowing([channel("a"), channel("b"), channel("c"), channel("d")], { counts, preferences });
    assert.deepEqual(rowsOf(state, "d"), { LCHANNELS: ["a", "c", "d"] });
  });

  test("a message that changes no order leaves every section the same object", () => {
    const state = knowing([channel("a"), direct("d"), direct("e")], { counts: { d: read("2"), e: read("1") } });
    const before = sidebarOrder(state);
    const after = sidebarOrder({ ...state, counts: { ...state.counts, a: unread("5"), d: unread("6") } });
    assert.equal(after, before);
    const moved = sidebarOrder({ ...state, counts: { ...state.counts, e: unread("7") } });
    assert.notEqual(moved, before);
    assert.equal(moved[1], before[1]);
  });
});
