import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readMessage } from "./readMessage.ts";
import { withoutTokens } from "./secretLinks.ts";

const place = { channelId: "C1", pins: new Map(), bots: new Map([["B1", "U0BOT"]]) };

function read(message: Readonly<Record<string, unknown>>) {
  const found = readMessage({ ts: "1500000001.000003", ...message }, place);
  assert.ok(found);
  return found;
}

describe("a message of an export", () => {
  test("keeps the exact timestamp and every field that is not computed here", () => {
    const { ts, fields } = read({
      text: "a",
      user: "U1",
      odd: { x: [1] },
      reply_count: 3,
      last_read: "1",
      replies: [],
    });
    assert.equal(ts, 1_500_000_001_000_003);
    assert.deepEqual(fields, { type: "message", user: "U1", text: "a", ts: "1500000001.000003", odd: { x: [1] } });
  });

  test("has its author from the user, the comment or the bot", () => {
    assert.equal(read({ user: "U1" }).userId, "U1");
    assert.equal(read({ comment: { user: "U2" } }).userId, "U2");
    assert.equal(read({ bot_id: "B1" }).userId, "U0BOT");
    assert.deepEqual([read({ bot_id: "B9" }).userId, read({ bot_id: "B9" }).replierId], ["", "B9"]);
  });

  test("names the accounts that have to exist, and not those that no export has", () => {
    const { people } = read({
      user: "U1",
      user_profile: { name: "ann" },
      reactions: [{ name: "x", users: ["U2", "USLACKBOT", "U00", 7] }],
      pinned_to: ["C1"],
      pinned_info: { pinned_by: "W3", pinned_ts: 5 },
    });
    assert.deepEqual([...people.keys()].toSorted(), ["U1", "U2", "W3"]);
    assert.deepEqual(people.get("U1"), { name: "ann" });
  });

  test("loses its pin if neither the person who pinned it nor its author can have an account", () => {
    const pinned_to = ["C1"];
    const pinned_info = { pinned_by: "USLACKBOT", pinned_ts: 5 };
    assert.deepEqual(
      [read({ pinned_to, pinned_info }).pin, read({ pinned_to, pinned_info }).isPinLost],
      [undefined, true],
    );
    const byAuthor = read({ user: "U1", pinned_to, pinned_info });
    assert.deepEqual([byAuthor.pin?.userId, byAuthor.isPinLost], ["U1", false]);
    assert.equal(read({ pinned_to: ["C2"] }).isPinLost, false);
  });

  test("is left out without a timestamp", () => {
    for (const ts of [undefined, "", "soon", 5, "0"]) assert.equal(readMessage({ ts }, place), undefined);
  });
});

test("tokens of links are removed, and nothing else of a text", () => {
  const link = "https://files.slack.com/a/b.png";
  for (const [before, after] of [
    [`"${link}?t=xoxe-1-ab_C%20-d"`, `"${link}"`],
    [`"${link}?t=xoxe-1&x=1"`, `"${link}?x=1"`],
    [`"${link}?x=1&t=xoxe-1"`, `"${link}?x=1"`],
    [`"${link}?x=1&t=xoxb-1&y=2"`, `"${link}?x=1&y=2"`],
    [`"Really?" "t=xoxe"`, `"Really?" "t=xoxe"`],
  ] as const)
    assert.equal(withoutTokens(before), after);
});
