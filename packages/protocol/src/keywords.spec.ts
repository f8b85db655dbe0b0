import assert from "node:assert/strict";
import { test } from "node:test";
import { hasKeyword, keywordPattern } from "./keywords.ts";

const has = (keywords: string, text: string) => hasKeyword({ keywords }, text);

test("a keyword is found as a whole word in any case, and with signs as it is written", () => {
  assert.equal(has("lunch", "Who is in for LUNCH?"), true);
  assert.equal(has("lunch", "lunchtime"), false);
  assert.equal(has("c++, über", "We use C++."), true);
  assert.equal(has("c++, über", "Überall"), false);
  assert.equal(has("", "lunch"), false);
});

test("the address of a link and the id of a mention hold no words, the text of a link does", () => {
  assert.equal(has("lunch", "<https://example.com/lunch>"), false);
  assert.equal(has("lunch", "<https://example.com/|our lunch>"), true);
  assert.equal(has("U0123", "<@U0123>"), false);
});

test("splitting a text by the pattern keeps its keywords", () => {
  assert.deepEqual("to Lunch, or not".split(keywordPattern("lunch") ?? ""), ["to ", "Lunch", ", or not"]);
});
