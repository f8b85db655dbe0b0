import assert from "node:assert/strict";
import { test } from "node:test";
import { findUnusedExports } from "./findUnusedExports.ts";

const none = () => false;

test("an export that nothing names is found", () => {
  const sources = new Map([
    ["a.ts", "export function used() {}\nexport const forgotten = 1;\n"],
    ["b.ts", 'import { used } from "./a.ts";\nused();\n'],
  ]);

  assert.deepEqual(findUnusedExports(sources, none), [{ file: "a.ts", name: "forgotten" }]);
});

test("a type that its own file uses is no finding", () => {
  const sources = new Map([["a.ts", "export interface Options {}\nexport default (options: Options) => options;\n"]]);

  assert.deepEqual(findUnusedExports(sources, none), []);
});

test("a file that is loaded by its path may export what nothing names", () => {
  const sources = new Map([["methods/chat.delete.ts", "export const chatDelete = 1;\n"]]);

  assert.deepEqual(
    findUnusedExports(sources, (file) => file.startsWith("methods/")),
    [],
  );
});
