import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rank } from "./rank.ts";

const called = (...names: readonly string[]) => ({ item: names[0] ?? "", names });

describe("what is suggested for a name", () => {
  test("is the exact name first, then names that begin so, then words that do, then the rest", () => {
    const people = [
      called("Joanna", "Joanna Berg", "joanna"),
      called("Lee Ann", "Lee Ann", "lee"),
      { ...called("Annabel", "Annabel Cole", "annabel"), weight: 9 },
      called("Zoe", "Zoe Young", "ann"),
      called("Ánn", "Ann Archer", "archer"),
    ];
    assert.deepEqual(rank("ANN", people, 8), ["Ánn", "Zoe", "Annabel", "Lee Ann", "Joanna"]);
    assert.deepEqual(rank("ann", people, 1), ["Ánn"]);
  });

  test("is the full name before a longer one, also with two words", () => {
    const people = [called("Ann Smithers", "asmithers"), called("Bo", "Ann Smith", "bo")];
    assert.deepEqual(rank("ann smith", people, 8), ["Bo", "Ann Smithers"]);
  });
});
