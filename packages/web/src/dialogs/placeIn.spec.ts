import assert from "node:assert/strict";
import { test } from "node:test";
import { placeIn } from "./placeIn.ts";

test("the name of a conversation is what is typed beside words of the action", () => {
  assert.equal(placeIn("star general", "Star"), "general");
  assert.equal(placeIn("  General   st ", "Star"), "general");
  assert.equal(placeIn("mark read bob brown", "Mark as read"), "bob brown");
  assert.equal(placeIn("gelesen general", "Als gelesen markieren"), "general");
});

test("the name may be a word of the action", () => {
  assert.equal(placeIn("copy link link", "Copy link"), "link");
});

test("without words for both there is none", () => {
  assert.equal(placeIn("star", "Star"), undefined);
  assert.equal(placeIn("general chat", "Star"), undefined);
  assert.equal(placeIn("s general", "Star"), undefined);
  assert.equal(placeIn("", "Star"), undefined);
});
