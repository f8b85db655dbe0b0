import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { wallText, zonedMs } from "./zonedMs.ts";

describe("a time of day in a zone", () => {
  test("is the moment at which clocks there show it, on both sides of a change of the clocks", () => {
    for (const [wall, zone, moment] of [
      ["2031-03-14T09:30", "Asia/Tokyo", "2031-03-14T00:30Z"],
      ["2026-03-29T01:30", "Europe/Berlin", "2026-03-29T00:30Z"],
      ["2026-03-29T03:30", "Europe/Berlin", "2026-03-29T01:30Z"],
      ["2026-11-01T12:00", "America/New_York", "2026-11-01T17:00Z"],
    ] as const) {
      assert.equal(zonedMs(wall, zone), Date.parse(moment), wall);
      assert.equal(wallText(Date.parse(moment), zone), wall);
    }
  });

  test("that is none is no moment", () => {
    assert.equal(Number.isNaN(zonedMs("", "UTC")), true);
  });
});
