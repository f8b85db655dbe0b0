import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { foundWords, partsIn, positionsOf, withoutMarks } from "./foundWords.ts";

describe("words that a search found", () => {
  const marked = "The \uE000Release\uE001 notes of the \uE000release\uE001 are \uE000out\uE001";

  test("are read from the marks of the server, each once", () => {
    assert.deepEqual(foundWords([marked, marked]), ["release", "out"]);
    assert.equal(withoutMarks(marked), "The Release notes of the release are out");
  });

  test("are found again in what is shown, as whole words and in any case", () => {
    assert.deepEqual(positionsOf("Release without release", ["release", "out"]), [
      [0, 7],
      [16, 23],
    ]);
    assert.deepEqual(positionsOf("a+b a.b", ["a.b"]), [[4, 7]]);
    assert.deepEqual(positionsOf("anything", []), []);
  });

  test("are parts of a name in any case and accent, wherever they are", () => {
    assert.deepEqual(partsIn("Zoë Zoellner", ["zoe"]), [
      [0, 3],
      [4, 7],
    ]);
    // The ligature is one letter that is folded to two, and an accent may be a character of its own.
    assert.deepEqual(partsIn("Ste\uFB03 Bob", ["bob"]), [[5, 8]]);
    assert.deepEqual(partsIn("Zoe\u0308 Bob", ["zoe"]), [[0, 4]]);
    assert.deepEqual(partsIn("anything", [""]), []);
  });
});
