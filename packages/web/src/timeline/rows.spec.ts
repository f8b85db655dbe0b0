import assert from "node:assert/strict";
import { test } from "node:test";
import type { Message, Outgoing } from "../store/types.ts";
import { buildRows, type RowOptions } from "./rows.ts";

const start = 1_700_000_000;
const said = (second: number, user = "U1", more: Partial<Message> = {}): Message => ({
  type: "message",
  user,
  text: "",
  ts: `${start + second}.000000`,
  ...more,
});
const plain: RowOptions = { lineTs: undefined, self: "U0", zone: "UTC", isWhole: false, outgoing: [] };
const kinds = (messages: readonly Message[], options: Partial<RowOptions> = {}) =>
  buildRows(messages, { ...plain, ...options }).map((row) =>
    "isGrouped" in row ? (row.isGrouped ? "grouped" : row.kind) : row.kind,
  );

test("messages of one author are grouped until another person posts, time passes, or an app posts under another name", () => {
  const messages = [said(0), said(10), said(20, "U2"), said(30), said(400), said(410, "U1", { username: "Robot" })];
  assert.deepEqual(kinds(messages), ["day", "message", "grouped", "message", "message", "message", "message"]);
});

test("each day begins with its date", () => {
  assert.deepEqual(kinds([said(0), said(90_000)]), ["day", "message", "day", "message"]);
  // 22:13 and 22:20 on a day in UTC; midnight is between them nine hours further east.
  const messages = [said(0), said(-6 * 3600 - 14 * 60)].toReversed();
  assert.deepEqual(kinds(messages).filter((kind) => kind === "day").length, 1);
  assert.deepEqual(kinds(messages, { zone: "Africa/Nairobi" }).filter((kind) => kind === "day").length, 2);
});

test("the line is before the first unread message of another person", () => {
  const messages = [said(0), said(1, "U0"), said(2), said(3)];
  assert.deepEqual(kinds(messages, { lineTs: messages[0]?.ts }), [
    "day",
    "message",
    "message",
    "unread",
    "message",
    "grouped",
  ]);
  assert.deepEqual(kinds(messages, { lineTs: messages[3]?.ts }), kinds(messages));
});

test("the line counts what follows, once the end is loaded, and is left out of a section that begins after it", () => {
  const messages = [said(0), said(1, "U0"), said(2), said(3)];
  const lineIn = (options: Partial<RowOptions>) =>
    buildRows(messages, { ...plain, ...options }).find((row) => row.kind === "unread");
  const { ts } = messages[0] ?? {};
  assert.deepEqual(lineIn({ lineTs: ts }), { kind: "unread", key: "unread", ms: (start + 2) * 1000, count: 2 });
  assert.equal(lineIn({ lineTs: ts, hasNewer: true })?.count, undefined);
  assert.equal(lineIn({ lineTs: "0.000000" }), undefined);
  assert.equal(lineIn({ lineTs: "0.000000", isWhole: true })?.count, 3);
});

test("people who come and go one after the other are one line, until a day, the line or a message is between", () => {
  const came = (second: number, more: Partial<Message> = {}) =>
    said(second, `U${second}`, { subtype: "channel_join", ...more });
  const left = (second: number) => came(second, { subtype: "group_leave" });
  assert.deepEqual(kinds([came(0), came(1), left(2), said(3), came(4)]), ["day", "notices", "message", "message"]);
  const messages = [came(0), came(1), came(2), came(3)];
  assert.deepEqual(kinds(messages, { lineTs: messages[1]?.ts }), ["day", "notices", "unread", "notices"]);
  const reactions = [{ name: "wave", users: ["U9"], count: 1 }];
  assert.deepEqual(
    kinds([came(0), came(1, { reactions })]),
    ["day", "message", "message"],
    "an answered one stands alone",
  );
  assert.equal(buildRows(messages, plain).at(-1)?.key, messages[0]?.ts, "its key stays when more people come");
});

test("notices stand alone", () => {
  assert.deepEqual(kinds([said(0), said(1, "U1", { subtype: "channel_join" }), said(2)]), [
    "day",
    "message",
    "message",
    "message",
  ]);
});

test("what is on its way comes last, and the beginning first when all is known", () => {
  const item: Outgoing = {
    id: "x",
    place: { channel: "C1" },
    text: "",
    blocks: [],
    isBroadcast: false,
    atMs: (start + 5) * 1000,
    state: "waiting",
  };
  assert.deepEqual(kinds([said(0, "U0")], { outgoing: [item], isWhole: true }), [
    "beginning",
    "day",
    "message",
    "grouped",
  ]);
});

test("ten thousand messages are laid out", () => {
  const messages = Array.from({ length: 10_000 }, (_, at) => said(at * 40, `U${at % 7}`));
  assert.equal(buildRows(messages, plain).filter((row) => row.kind === "message").length, 10_000);
});
