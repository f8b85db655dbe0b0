import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeSections } from "./mergeSections.ts";

interface Section {
  readonly id: string;
  readonly text: string;
}

const numbered = (texts: string): Section[] => Array.from(texts, (text, at) => ({ id: String(at), text }));
const fresh = (texts: string): Section[] => Array.from(texts, (text) => ({ id: "", text }));

/** The ids that are kept, with a dash for each new section, and the number of changes. */
function merge(before: string, after: string): [string, number] {
  const { blocks, changed } = mergeSections(numbered(before), fresh(after), ({ text }) => text);
  assert.equal(blocks.map(({ text }) => text).join(""), after);
  return [blocks.map(({ id }) => (id === "" ? "-" : id)).join(""), changed];
}

const cases: Readonly<Record<string, readonly [before: string, after: string, ids: string, changed: number]>> = {
  "nothing changed": ["abc", "abc", "012", 0],
  "one replaced": ["abc", "axc", "0-2", 1],
  "one inserted": ["abc", "axbc", "0-12", 1],
  "one deleted": ["abc", "ac", "02", 1],
  "all gone": ["abc", "", "", 3],
  "all new": ["", "ab", "--", 2],
  "repeated sections": ["aaab", "aab", "013", 1],
};

for (const [what, [before, after, ids, changed]] of Object.entries(cases)) {
  test(`merges sections: ${what}`, () => {
    assert.deepEqual(merge(before, after), [ids, changed]);
  });
}

test("merges a hundred thousand equal sections in linear time", () => {
  const texts = "a".repeat(100_000);

  assert.equal(merge(texts, `b${texts}`)[1], 1);
});
