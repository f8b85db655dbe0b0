import assert from "node:assert/strict";
import { test } from "node:test";
import { applyEvent } from "../store/applyEvent.ts";
import { emptyState, type State } from "../store/state.ts";
import type { Channel, Message } from "../store/types.ts";
import { shouldNotify } from "./shouldNotify.ts";

const me = "U0";
const thread_ts = "1700000000.000001";
const message = (more: Partial<Message>): Message => ({
  type: "message",
  user: "U1",
  text: "hello",
  ts: "1700000000.000002",
  ...more,
});

function state(preferences: Partial<State["preferences"]> = {}, isFollowed = false): State {
  return {
    ...emptyState,
    self: me,
    channels: { C1: { id: "C1" } as Channel },
    preferences: { ...emptyState.preferences, ...preferences },
    threadCounts: isFollowed ? { [`C1/${thread_ts}`]: { unread: 1, lastRead: "", lastCounted: "" } } : {},
  };
}

const isTold = (known: State, more: Partial<Message>) => shouldNotify(known, "C1", message(more));
const muted = { muted: new Set(["C1"]) };

test("a reply notifies the people whom the server names, unless they turned notifications off", () => {
  assert.equal(isTold(state({}, true), { thread_ts }), true);
  assert.equal(isTold(state(), { thread_ts }), false);
  assert.equal(isTold(state({ notify: "all" }), { thread_ts }), false);
  assert.equal(isTold(state({ notify: "nothing" }, true), { thread_ts }), false);
  assert.equal(isTold(state({}, true), { thread_ts, user: me }), false);
});

test("in a muted channel only mentions notify, in threads as well", () => {
  assert.equal(isTold(state(muted, true), { thread_ts }), false);
  assert.equal(isTold(state(muted, true), { thread_ts, text: `<@${me}>` }), true);
  assert.equal(isTold(state(muted), { text: "hello" }), false);
  assert.equal(isTold(state(muted), { text: `<@${me}>` }), true);
});

test("a message of the channel itself notifies according to the person's preference", () => {
  assert.equal(isTold(state(), {}), false);
  assert.equal(isTold(state({ notify: "all" }), {}), true);
  assert.equal(isTold(state(), { text: `<@${me}>` }), true);
});

test("nothing notifies during a snooze or a window of the schedule, and everything after it", () => {
  const known = { ...state({ notify: "all" }), quiet: [{ startS: 100, endS: 200 }] };
  const at = (nowS: number) => shouldNotify(known, "C1", message({}), nowS * 1000);
  assert.deepEqual([99, 100, 199, 200].map(at), [true, false, false, true]);
});

test("a snooze of the receiver, as the event reports it, silences at once", () => {
  const dnd_status = { dnd_enabled: false, next_dnd_start_ts: 1, next_dnd_end_ts: 1, snooze_enabled: true };
  const event = { type: "dnd_updated", user: me, event_ts: "1.000000", dnd_status } as const;
  const snoozed = applyEvent(
    state({ notify: "all" }),
    { ...event, dnd_status: { ...dnd_status, snooze_endtime: 50 } },
    0,
  );
  assert.equal(shouldNotify(snoozed, "C1", message({}), 49_000), false);
  assert.equal(shouldNotify(applyEvent(snoozed, event, 0), "C1", message({}), 49_000), true);
});

test("the level of a channel goes before the preference, in both directions", () => {
  const level = (of: "all" | "mentions" | "nothing", more: Partial<State["preferences"]> = {}) =>
    state({ ...more, levels: { C1: of } });
  assert.equal(isTold(level("all", { notify: "nothing" }), {}), true);
  assert.equal(isTold(level("mentions", { notify: "all" }), {}), false);
  assert.equal(isTold(level("mentions", { notify: "all" }), { text: `<@${me}>` }), true);
  assert.equal(isTold(level("nothing", { notify: "all" }), { text: `<@${me}>` }), false);
  assert.equal(isTold(state({ levels: { C1: "default" }, notify: "all" }), {}), true);
});

test("the level of a thread goes before that of its channel", () => {
  const level = (of: "all" | "mentions" | "nothing", isFollowed = true) =>
    state({ levels: { C1: "nothing", [`C1/${thread_ts}`]: of } }, isFollowed);
  assert.equal(isTold(level("all", false), { thread_ts }), true);
  assert.equal(isTold(level("mentions"), { thread_ts }), false);
  assert.equal(isTold(level("mentions"), { thread_ts, text: `<@${me}>` }), true);
  assert.equal(isTold(level("nothing"), { thread_ts, text: `<@${me}>` }), false);
});

test("a keyword notifies like a mention, also in threads of others, unless the channel is muted", () => {
  const keywords = "lunch, deploy";
  const text = "Deploy at noon";
  assert.equal(isTold(state({ keywords }), { text }), true);
  assert.equal(isTold(state({ keywords }), { text: "deployment" }), false);
  assert.equal(isTold(state({ keywords }), { text, thread_ts }), true);
  assert.equal(isTold(state({ keywords, ...muted }), { text }), false);
  assert.equal(isTold(state({ keywords, notify: "nothing" }), { text }), false);
});
