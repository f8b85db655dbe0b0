import assert from "node:assert/strict";
import { test } from "node:test";
import { plural } from "./plural.ts";

test("only one takes the singular", () => {
  assert.deepEqual(
    [0, 1, 2, 21].map((count) => plural(count, "reply", "replies")),
    ["replies", "reply", "replies", "replies"],
  );
});
