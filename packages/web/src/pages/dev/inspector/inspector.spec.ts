import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { asCurl } from "./asCurl.ts";
import type { CallEntry, DeliveryEntry, Entry, EventEntry } from "./entry.ts";
import { append } from "./keptEntries.ts";
import { choicesIn, matches } from "./matches.ts";
import { tellStories } from "./story.ts";

const at = "2026-01-15T09:00:00.000Z";
const caller = { kind: "bot", team_id: "T1", user_id: "U1", app_id: "A1" };

function call(seq: number, request_id: string, code = "ok"): CallEntry {
  return {
    seq,
    at,
    kind: "call",
    request_id,
    method: "chat.postMessage",
    caller,
    status: 200,
    code,
    duration_ms: 1,
    args: {},
  };
}

function event(seq: number, outbox_id: number, request_id?: string): EventEntry {
  const cause = request_id === undefined ? {} : { request_id };
  return { seq, at, kind: "event", type: "message", team_id: "T1", outbox_id, payload: {}, ...cause };
}

function delivery(seq: number, outbox_id: number, attempt: number, code: string): DeliveryEntry {
  const head = { seq, at, kind: "delivery", type: "message", app_id: "A2", event_id: "Ev1" } as const;
  return { ...head, outbox_id, way: "http", attempt, code, duration_ms: 3, payload: {} };
}

describe("the story that the inspector tells", () => {
  test("puts what a call caused below it, and the newest call on top", () => {
    const entries: Entry[] = [
      call(1, "r1"),
      call(2, "r2"),
      event(3, 7, "r1"),
      delivery(4, 7, 0, "http_error"),
      delivery(5, 7, 1, "acknowledged"),
    ];

    const told = tellStories(entries).map(({ entry, depth, isLast }) => [entry.seq, depth, isLast]);

    assert.deepEqual(told, [
      [2, 0, true],
      [1, 0, true],
      [3, 1, true],
      [4, 2, false],
      [5, 2, true],
    ]);
  });

  test("follows a request through writes, interactions and responses, in the order of the log", () => {
    const request = { request_id: "r1" } as const;
    const write: Entry = {
      seq: 2,
      at,
      kind: "write",
      operation: "x",
      team_id: "T1",
      code: "ok",
      duration_ms: 1,
      ...request,
    };
    const asked = { at, type: "block_actions", app_id: "A1", code: "ok", duration_ms: 1, payload: {}, ...request };
    const entries: Entry[] = [
      call(1, "r1"),
      write,
      { ...asked, seq: 3, kind: "interaction" },
      { ...asked, seq: 4, kind: "response" },
      { ...event(5, 7, "r1") },
      { ...delivery(6, 8, 0, "acknowledged"), ...request },
    ];

    assert.deepEqual(
      tellStories(entries).map(({ entry, depth }) => [entry.seq, depth]),
      [
        [1, 0],
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
        [6, 1],
      ],
    );
  });

  test("leaves nothing out whose cause is not there", () => {
    const told = tellStories([event(1, 7, "gone"), delivery(2, 8, 0, "acknowledged"), event(3, 9)]);

    assert.deepEqual(
      told.map(({ entry, depth }) => [entry.seq, depth]),
      [
        [3, 0],
        [2, 0],
        [1, 0],
      ],
    );
  });
});

describe("the filter of the inspector", () => {
  const kind = { text: "", kind: "", outcome: "", app: "", type: "", code: "" };

  test("goes by kind, by outcome and by every word", () => {
    assert.ok(matches(call(1, "r1"), { ...kind, text: "post chat" }));
    assert.ok(!matches(call(1, "r1"), { ...kind, text: "post views" }));
    assert.ok(matches(call(1, "r1", "channel_not_found"), { ...kind, outcome: "refused", text: "channel_not" }));
    assert.ok(!matches(event(1, 1), { ...kind, outcome: "ok" }));
    assert.ok(!matches(event(1, 1), { ...kind, kind: "call" }));
    assert.ok(matches(delivery(1, 1, 0, "acknowledged"), { ...kind, outcome: "ok", text: "a2" }));
  });
});

describe("the choices of the inspector", () => {
  const none = { text: "", kind: "", outcome: "", app: "", type: "", code: "" };

  test("filter by app, type and code, and offer what is in the log and what is chosen", () => {
    const entries = [call(1, "r1", "channel_not_found"), event(2, 7, "r1"), delivery(3, 7, 0, "acknowledged")];
    const seqs = (filter: object) =>
      entries.filter((entry) => matches(entry, { ...none, ...filter })).map(({ seq }) => seq);

    assert.deepEqual(seqs({ app: "A2" }), [3]);
    assert.deepEqual(seqs({ type: "message" }), [2, 3]);
    assert.deepEqual(seqs({ type: "chat.postMessage" }), [1]);
    assert.deepEqual(seqs({ code: "channel_not_found" }), [1]);
    assert.deepEqual(choicesIn(entries, { ...none, app: "A3" }), {
      apps: ["A1", "A2", "A3"],
      types: ["chat.postMessage", "message"],
      codes: ["acknowledged", "channel_not_found"],
    });
  });
});

describe("the entries that the inspector keeps", () => {
  test("are the newest, and the others are counted, whether the server or the page dropped them", () => {
    const many = Array.from({ length: 1_990 }, (_, at) => call(at, `r${at}`));
    const first = append({ entries: [], dropped: 0 }, many, 5);
    assert.equal(first.dropped, 5);
    const second = append(
      first,
      [...Array(20).keys()].map((at) => call(2_000 + at, "r")),
      0,
    );
    assert.deepEqual([second.entries.length, second.dropped], [2_000, 15]);
    assert.equal(second.entries.at(-1)?.seq, 2_019);
  });
});

describe("a call as curl", () => {
  test("cannot end its own quotes, and carries no token", () => {
    const args = { text: "it's $(rm -rf ~)", token: "xoxb-***" };

    const line = asCurl({ ...call(1, "r1"), args }, "http://localhost:8065");

    assert.match(line, /-d '\{"text":"it'\\''s \$\(rm -rf ~\)"\}'$/);
    assert.ok(!line.includes("xoxb"));
  });
});
