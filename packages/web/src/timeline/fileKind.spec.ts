import assert from "node:assert/strict";
import { test } from "node:test";
import { hasContent, sizeText } from "./fileKind.ts";

test("sizes are shown in the unit that people would use", () => {
  const kinds = [1, 999, 1_500, 999_000, 2_400_000, 7_000_000_000].map((size) => sizeText({ size }));
  assert.deepEqual(kinds, ["1 kB", "1 kB", "1.5 kB", "999 kB", "2.4 MB", "7 GB"]);
});

test("a file of which only the id is left cannot be opened", () => {
  assert.equal(hasContent({ mode: "hosted", size: 0 }), true);
  assert.equal(hasContent({ mode: "tombstone", size: 1 }), false);
  assert.equal(hasContent({ mode: "hidden_by_limit", size: 1 }), false);
  assert.equal(hasContent({ mode: "hosted" } as Parameters<typeof hasContent>[0]), false);
});
