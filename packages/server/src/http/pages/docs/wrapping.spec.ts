import assert from "node:assert/strict";
import { test } from "node:test";
import { wrapping } from "./wrapping.ts";

test("the name of a method breaks between its words, and nowhere else", () => {
  assert.equal(wrapping("chat.postMessage").text, "chat<wbr />.post<wbr />Message");
  assert.equal(wrapping("channel_joined").text, "channel<wbr />_joined");
  assert.equal(wrapping("test").text, "test");
});
