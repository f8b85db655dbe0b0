import assert from "node:assert/strict";
import { test } from "node:test";
import { dealOut } from "./runShards.ts";

test("every file of a stage is dealt to one process, those of equal cost in turns", () => {
  assert.deepEqual(dealOut(["a", "b", "c", "d", "e"]), [
    ["a", "c", "e"],
    ["b", "d"],
  ]);
  assert.deepEqual(dealOut(["a"]), [["a"]]);
});

test("a file that takes long is weighed against several that do not", () => {
  const cost = (file: string) => (file === "c" ? 3 : 1);

  assert.deepEqual(dealOut(["a", "b", "c", "d", "e"], cost), [
    ["c", "e"],
    ["a", "b", "d"],
  ]);
});
