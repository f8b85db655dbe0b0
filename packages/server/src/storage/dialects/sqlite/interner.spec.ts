import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { InternedValues, Interner } from "./interner.ts";

describe("numbers", () => {
  test("stand for a thing from the second time on", () => {
    const numbers = new Interner<string>();

    assert.deepEqual(
      ["a", "b", "a", "b"].map((thing) => numbers.of(thing)),
      ["a", "b", 0, 1],
    );
  });

  test("mean the same on the other side, also when both start again", () => {
    const numbers = new Interner<string>(2);
    const numbered = new InternedValues<string>(2);
    const things = ["a", "b", "a", "c", "c", "a", "b", "b"];

    const said = things.map((thing) => numbers.of(thing));

    assert.deepEqual(said, ["a", "b", 0, "c", 0, "a", "b", 0]);
    assert.deepEqual(
      said.map((one) => numbered.of(one)),
      things,
    );
  });

  test("that were never sent are a bug", () => {
    assert.throws(() => new InternedValues<string>().of(3), /number 3/);
  });
});
