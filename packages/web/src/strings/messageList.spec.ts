import assert from "node:assert/strict";
import { test } from "node:test";
import { messageListText } from "./messageList.ts";

test("a line about people names the first and counts the others", () => {
  assert.equal(messageListText.joined("alice", 4), "alice and 4 others joined");
  assert.equal(messageListText.left("alice", 1), "alice and 1 other left");
  assert.equal(messageListText.joined("alice", 0), "alice joined");
});
