import assert from "node:assert/strict";
import { test } from "node:test";
import { dealOut } from "./runShards.ts";

test("every file of a stage is dealt to one process, those of equal cost in turns", () => {
  assert.deepEqual(dealOut(["a", "b", "c", "d", "e"], 2), [
    ["a", "c", "e"],
    ["b", "d"],
  ]);
  assert.deepEqual(dealOut(["a", "b", "c", "d", "e"], 3), [["a", "d"], ["b", "e"], ["c"]]);
  assert.deepEqual(dealOut(["a"], 2), [["a"]]);
});

test("a file that takes long is weighed against several that do not", () => {
  const cost = (file: string) => (file === "c" ? 3 : 1);

  assert.deepEqual(dealOut(["a", "b", "c", "d", "e"], 2, cost), [
    ["c", "e"],
    ["a", "b", "d"],
  ]);
});
