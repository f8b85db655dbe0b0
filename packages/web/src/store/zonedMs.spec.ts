import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { dayNumber } from "./dayNumber.ts";
import { momentOn, wallText, weekdayOf, zonedMs } from "./zonedMs.ts";

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

describe("a day in a zone", () => {
  const evening = Date.parse("2026-11-18T23:30:00Z");

  test("is the one of the calendar there", () => {
    assert.equal(dayNumber(evening, "Asia/Tokyo") - dayNumber(evening, "UTC"), 1);
    assert.equal(weekdayOf(dayNumber(evening, "UTC")), 3);
    assert.equal(momentOn(dayNumber(evening, "Asia/Tokyo"), "Asia/Tokyo"), Date.parse("2026-11-18T15:00:00Z"));
    assert.equal(dayNumber(evening, "UTC"), dayNumber(evening, "America/New_York"));
  });

  test("that is longer than 24 hours still ends in a morning", () => {
    const day = dayNumber(Date.parse("2026-10-25T12:00:00Z"), "Europe/Berlin");
    assert.equal(momentOn(day + 1, "Europe/Berlin", 9), Date.parse("2026-10-26T08:00:00Z"));
    assert.equal(momentOn(day, "Europe/Berlin"), Date.parse("2026-10-24T22:00:00Z"));
  });
});
