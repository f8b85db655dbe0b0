import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Numbers } from "./numbers.ts";

describe("numbers", () => {
  test("are the same for the same thing, and each is news once", () => {
    const numbers = new Numbers<string>(10);

    assert.deepEqual([numbers.of("a"), numbers.of("b"), numbers.of("a")], [0, 1, 0]);
    assert.deepEqual(numbers.news(), {
      added: [
        [0, "a"],
        [1, "b"],
      ],
      restarted: false,
    });
    assert.deepEqual(numbers.news(), { added: [], restarted: false });
  });

  test("begin anew beyond the limit, and say so with the next news", () => {
    const numbers = new Numbers<string>(2);
    for (const thing of ["a", "b", "c"]) numbers.of(thing);
    assert.equal(numbers.news().restarted, false);

    assert.equal(numbers.of("c"), 0);

    assert.deepEqual(numbers.news(), { added: [[0, "c"]], restarted: true });
  });
});
