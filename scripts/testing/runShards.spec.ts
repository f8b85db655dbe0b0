import assert from "node:assert/strict";
import { test } from "node:test";
import { dealOut } from "./runShards.ts";

test("every file of a stage is dealt to one process, neighbours to different ones", () => {
  assert.deepEqual(dealOut(["a", "b", "c", "d", "e"]), [
    ["a", "c", "e"],
    ["b", "d"],
  ]);
  assert.deepEqual(dealOut(["a"]), [["a"]]);
});
