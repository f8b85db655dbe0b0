import assert from "node:assert/strict";
import { test } from "node:test";
import { messageTargetOf } from "./messageLinks.ts";

const here = { origin: "https://chat.example", domain: "acme" };
const link = "https://chat.example/w/acme/archives/C0123456789/p1700000000000100";

const rows: readonly (readonly [string, string | undefined, object | undefined])[] = [
  ["a message", link, { channel: "C0123456789", ts: "1700000000.000100", thread: undefined }],
  [
    "a reply",
    `${link}?thread_ts=1600000000.000100&cid=C0123456789`,
    { channel: "C0123456789", ts: "1700000000.000100", thread: "1600000000.000100" },
  ],
  [
    "the first message of a thread",
    `${link}?thread_ts=1700000000.000100`,
    { channel: "C0123456789", ts: "1700000000.000100", thread: undefined },
  ],
  ["another workspace", link.replace("/acme/", "/birch/"), undefined],
  ["another server", link.replace("chat.example", "evil.example"), undefined],
  ["a channel", "https://chat.example/w/acme/archives/C0123456789", undefined],
  ["a page", "https://chat.example/sign-in", undefined],
  ["no address", "javascript:alert(1)", undefined],
  ["nothing", undefined, undefined],
];

for (const [what, href, target] of rows) {
  test(`a link to ${what} opens ${target ? "in the client" : "as a page"}`, () => {
    assert.deepEqual(messageTargetOf(href, here), target);
  });
}
