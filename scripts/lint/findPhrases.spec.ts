import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { findNames, findPhrases } from "./findPhrases.ts";

describe("A phrase", () => {
  test("is found in any case, with its line", () => {
    assert.deepEqual(findPhrases("one\nThe App Is Called.", ["is called"]), [{ line: 2, phrase: "is called" }]);
  });

  test("is found when it is wrapped in a comment or a quotation", () => {
    for (const wrapped of [
      "/**\n * it is\n * called */",
      "// it is\n// called",
      "> it is\n> called",
      "it is\n  called",
    ]) {
      assert.equal(findPhrases(wrapped, ["is called"])[0]?.phrase, "is called", wrapped);
    }
  });

  test("is found as whole words only", () => {
    assert.deepEqual(findPhrases("this is calledBy, is-called, is called-off", ["is called"]), []);
  });

  test("is reported as the longest that fits", () => {
    assert.deepEqual(findPhrases("the owner's", ["owner", "owner's"]), [{ line: 1, phrase: "owner's" }]);
  });
});

describe("A name", () => {
  test("is found where it is the whole identifier, in its own case", () => {
    assert.deepEqual(findNames("openDoor();\nreopenDoor(); openDoors(); OpenDoor()", ["openDoor"]), [
      { line: 1, phrase: "openDoor" },
    ]);
  });
});
