import assert from "node:assert/strict";
import { test } from "node:test";
import { findBareDisables } from "./findBareDisables.ts";

// Put together here, or this file would be found by the very check it tests.
const disable = ["// oxlint", "disable-next-line no-console"].join("-");

test("a rule switched off without a reason is found", () => {
  assert.deepEqual(findBareDisables(`const a = 1;\n${disable}\n`), [2]);
});

test("a reason after two hyphens is enough", () => {
  assert.deepEqual(findBareDisables(`${disable} -- the command prints its own help\n`), []);
});

test("two hyphens without a reason are not", () => {
  assert.deepEqual(findBareDisables(`${disable} -- \n`), [1]);
});
