import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Numbered, Numbers } from "./numbers.ts";

describe("numbers", () => {
  test("stand for a thing from the second time on", () => {
    const numbers = new Numbers<string>();

    assert.deepEqual(
      ["a", "b", "a", "b"].map((thing) => numbers.of(thing)),
      ["a", "b", 0, 1],
    );
  });

  test("mean the same on the other side, also where both begin anew", () => {
    const numbers = new Numbers<string>(2);
    const numbered = new Numbered<string>(2);
    const things = ["a", "b", "a", "c", "c", "a", "b", "b"];

    const said = things.map((thing) => numbers.of(thing));

    assert.deepEqual(said, ["a", "b", 0, "c", 0, "a", "b", 0]);
    assert.deepEqual(
      said.map((one) => numbered.of(one)),
      things,
    );
  });

  test("that nobody was told of are a bug", () => {
    assert.throws(() => new Numbered<string>().of(3), /number 3/);
  });
});
