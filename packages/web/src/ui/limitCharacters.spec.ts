import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { countCharacters } from "@platform/protocol/characters.ts";
import fc from "fast-check";
import { limitCharacters } from "./limitCharacters.ts";

describe("a field with a limit", () => {
  test("counts an emoji as one character", () => {
    assert.deepEqual(limitCharacters("😀😀😀", 6, 3), { value: "😀😀😀", caret: 6 });
    assert.deepEqual(limitCharacters("😀😀😀😀", 8, 3), { value: "😀😀😀", caret: 6 });
  });

  test("shortens what is put in and keeps the text after it", () => {
    assert.deepEqual(limitCharacters("abXYcd", 4, 5), { value: "abXcd", caret: 3 });
    assert.deepEqual(limitCharacters("ab😀cd", 4, 4), { value: "abcd", caret: 2 });
  });

  test("never holds more than its limit, and never half of a character", () => {
    const text = fc.string({ unit: "binary", maxLength: 20 });
    fc.assert(
      fc.property(text, text, fc.nat(25), (before, after, max) => {
        const { value, caret } = limitCharacters(before + after, before.length, max);

        assert.ok(countCharacters(value) <= max);
        assert.ok(value.isWellFormed() && caret <= value.length);
      }),
    );
  });
});
