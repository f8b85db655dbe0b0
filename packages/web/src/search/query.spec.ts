import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { filtersOf, partsOf, splitLast, withModifier, withoutPart, wordsOf } from "./query.ts";

describe("a search query", () => {
  test("is words, phrases and filters", () => {
    assert.deepEqual(partsOf('release "two words" from:@bob -in:#random has::eyes:'), [
      { text: "release", value: "release" },
      { text: '"two words"', value: "two words" },
      { text: "from:@bob", filter: "from", value: "@bob" },
      { text: "-in:#random", filter: "in", value: "#random" },
      { text: "has::eyes:", filter: "has", value: ":eyes:" },
    ]);
  });

  test("shows each filter with a value once, and those that are begun not at all", () => {
    assert.deepEqual(
      filtersOf("a from:@bob in: from:@bob").map(({ text }) => text),
      ["from:@bob"],
    );
  });

  test("has words to find people and channels by", () => {
    assert.equal(wordsOf('rel* "big plan" -old from:@bob'), "rel big plan");
  });

  test("loses one filter and keeps the others as typed", () => {
    assert.equal(withoutPart('a "b  c" from:@bob in:#x', "from:@bob"), 'a "b  c" in:#x');
  });

  test("begins a filter at its end, once", () => {
    assert.equal(withModifier("a from:@bob", "in"), "a from:@bob in:");
    assert.equal(withModifier("a in:", "in"), "a in:");
    assert.equal(withModifier("", "has"), "has:");
  });

  test("is completed at the part that is being typed", () => {
    assert.deepEqual(splitLast("a from:@b"), {
      before: "a",
      last: { text: "from:@b", filter: "from", value: "@b" },
    });
    assert.deepEqual(splitLast("a "), { before: "a", last: undefined });
    assert.deepEqual(splitLast('say "hello wor'), { before: "say", last: { text: '"hello wor', value: "hello wor" } });
  });
});
