import assert from "node:assert/strict";
import { test } from "node:test";
import { findClockReads } from "./findClockReads.ts";

test("new Date() without arguments reads the clock", () => {
  assert.deepEqual(findClockReads("const a = 1;\nconst now = new Date();\nconst text = Date();"), [2, 3]);
});

test("a date made from a number does not", () => {
  assert.deepEqual(findClockReads("const then = new Date(ms);\nformatDate();\n// new Date() is forbidden"), []);
});
