import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { countCharacters, cutCharacters, isLongerThan, isShorterThan } from "./characters.ts";

const smile = "😀";

describe("characters are code points", () => {
  test("an emoji of two code units is one character, a joined one is as many as it has code points", () => {
    assert.equal(countCharacters(""), 0);
    assert.equal(countCharacters("née"), 3);
    assert.equal(countCharacters(smile.repeat(3)), 3);
    assert.equal(countCharacters("👩‍💻"), 3);
    assert.equal(countCharacters("e\u0301"), 2);
    assert.equal(countCharacters("\ud83d"), 1, "half of a pair");
  });

  test("a limit is exact at both ends, whatever the characters are made of", () => {
    for (const letter of ["a", "é", smile]) {
      assert.equal(isLongerThan(letter.repeat(5), 5), false);
      assert.equal(isLongerThan(letter.repeat(6), 5), true);
      assert.equal(isShorterThan(letter.repeat(5), 5), false);
      assert.equal(isShorterThan(letter.repeat(4), 5), true);
      assert.equal(cutCharacters(letter.repeat(6), 5), letter.repeat(5));
      assert.equal(cutCharacters(letter.repeat(5), 5), letter.repeat(5));
    }
    assert.equal(isLongerThan("", 0), false);
    assert.equal(isLongerThan("a", Number.POSITIVE_INFINITY), false);
    assert.equal(cutCharacters(`ab${smile}c`, 3), `ab${smile}`);
    assert.equal(cutCharacters(smile, 0), "");
  });
});
