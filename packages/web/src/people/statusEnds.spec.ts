import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { endSeconds } from "./statusEnds.ts";

const at = (...parts: [number, number, number, number]) => new Date(...parts).getTime();

describe("the end of a status", () => {
  const friday = at(2026, 0, 16, 15);

  test("is never, after some time, or at a midnight of the person", () => {
    assert.equal(endSeconds("0", friday), 0);
    assert.equal(endSeconds("30m", friday), friday / 1000 + 1_800);
    assert.equal(endSeconds("today", friday), at(2026, 0, 17, 0) / 1000);
  });

  test("of the week is after Sunday, also on a Sunday", () => {
    const monday = at(2026, 0, 19, 0) / 1000;
    assert.equal(endSeconds("week", friday), monday);
    assert.equal(endSeconds("week", at(2026, 0, 18, 9)), monday);
  });
});
