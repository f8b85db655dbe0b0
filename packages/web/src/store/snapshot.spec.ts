import assert from "node:assert/strict";
import { test } from "node:test";
import { fromSets, withSets } from "../api/deviceStorage.ts";
import { snapshotOf } from "./snapshot.ts";
import { emptyState, type State } from "./state.ts";
import type { Channel, Message, Person, Timeline } from "./types.ts";

const message = (at: number): Message => ({ type: "message", ts: `${at}.000000`, user: "U1", text: "" });
const timeline = (count: number, part: Partial<Timeline> = {}): Timeline => ({
  messages: Array.from({ length: count }, (_, at) => message(at)),
  hasOlder: false,
  hasNewer: false,
  ...part,
});
const person = (id: string) => ({ id, name: id }) as Person;

function stateWith(part: Partial<State>): State {
  return { ...emptyState, self: "U0", isReady: true, connection: "open", ...part };
}

test("a snapshot has the ends of the last ten places, with what is on the screen among them", () => {
  const timelines = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`C${at}`, timeline(1)]));
  const { timelines: kept } = snapshotOf(stateWith({ timelines }), [{ channel: "C0" }]);
  assert.deepEqual(
    Object.keys(kept).toSorted(),
    ["C0", ...[6, 7, 8, 9, 10, 11, 12, 13, 14].map((at) => `C${at}`)].toSorted(),
  );
});

test("a long conversation is cut at its beginning, and says so", () => {
  const { timelines } = snapshotOf(stateWith({ timelines: { C1: timeline(60) } }), []);
  assert.equal(timelines["C1"]?.messages.length, 50);
  assert.equal(timelines["C1"]?.messages.at(-1)?.ts, "59.000000");
  assert.equal(timelines["C1"]?.hasOlder, true);
});

test("a section of the past is not kept: it would be taken for the end", () => {
  assert.deepEqual(snapshotOf(stateWith({ timelines: { C1: timeline(3, { hasNewer: true }) } }), []).timelines, {});
});

test("only people whom the conversations show are kept, and nothing that is of the moment", () => {
  const people = Object.fromEntries(["U0", "U1", "U2", "U3"].map((id) => [id, person(id)]));
  const channels = { D1: { id: "D1", user: "U2" } as Channel };
  const kept = snapshotOf(stateWith({ people, channels, timelines: { C1: timeline(1) } }), []);
  assert.deepEqual(Object.keys(kept.people).toSorted(), ["U0", "U1", "U2"]);
  for (const name of ["outgoing", "typing", "active", "drafts", "connection", "isReady"])
    assert.ok(!(name in kept), name);
});

test("sets survive being stored", () => {
  const kept = snapshotOf(stateWith({ preferences: { ...emptyState.preferences, muted: new Set(["C1"]) } }), []);
  const read = JSON.parse(JSON.stringify(kept, withSets), fromSets);
  assert.deepEqual(read.preferences.muted, new Set(["C1"]));
});
