import assert from "node:assert/strict";
import { test } from "node:test";
import { findCycles } from "./findCycles.ts";

test("files that load each other are a circle", () => {
  const sources = new Map([
    ["a/one.ts", 'import { two } from "./two.ts";'],
    ["a/two.ts", 'import { three } from "../b/three.ts";'],
    ["b/three.ts", 'export { one } from "../a/one.ts";'],
  ]);

  assert.deepEqual(findCycles(sources), [["a/one.ts", "a/two.ts", "b/three.ts", "a/one.ts"]]);
});

test("types and lazy imports close no circle", () => {
  const sources = new Map([
    ["one.ts", 'import { two } from "./two.ts";'],
    ["two.ts", 'import type { One } from "./one.ts";\nconst one = () => import("./one.ts");'],
  ]);

  assert.deepEqual(findCycles(sources), []);
});

test("two ways to the same file are no circle", () => {
  const sources = new Map([
    ["one.ts", 'import "./two.ts";\nimport "./three.ts";'],
    ["two.ts", 'import "./three.ts";'],
    ["three.ts", ""],
  ]);

  assert.deepEqual(findCycles(sources), []);
});
