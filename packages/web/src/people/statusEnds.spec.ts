import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { zonedMs } from "../store/zonedMs.ts";
import { endSeconds } from "./statusEnds.ts";

const zone = "Pacific/Auckland";
const at = (day: number, hour: number) => zonedMs(`2026-01-${day}T${String(hour).padStart(2, "0")}:00`, zone);

describe("the end of a status", () => {
  const friday = at(16, 15);

  test("is never, after some time, or at a midnight of the person", () => {
    assert.equal(endSeconds("0", friday, zone), 0);
    assert.equal(endSeconds("30m", friday, zone), friday / 1000 + 1_800);
    assert.equal(endSeconds("today", friday, zone), at(17, 0) / 1000);
  });

  test("of the week is after Sunday, also on a Sunday", () => {
    const monday = at(19, 0) / 1000;
    assert.equal(endSeconds("week", friday, zone), monday);
    assert.equal(endSeconds("week", at(18, 9), zone), monday);
  });
});
