import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { scheduleTimes } from "./scheduleTimes.ts";

const timesAt = (now: string, zone: string) => {
  const { hourMs, tomorrowMs, mondayMs } = scheduleTimes(Date.parse(now), zone);
  return [hourMs, tomorrowMs, mondayMs].map((ms) => (ms === undefined ? "" : new Date(ms).toISOString()));
};

describe("the times that are offered for sending later", () => {
  test("are nine o'clock tomorrow and on Monday, where the person is", () => {
    const offered = ["2026-03-04T13:00:00.000Z", "2026-03-05T08:00:00.000Z", "2026-03-09T08:00:00.000Z"];
    assert.deepEqual(timesAt("2026-03-04T12:00:00Z", "Europe/Berlin"), offered);
  });

  test("follow the day of the person, not that of the server", () => {
    const offered = ["2026-03-05T04:00:00.000Z", "2026-03-05T17:00:00.000Z", "2026-03-09T16:00:00.000Z"];
    assert.deepEqual(timesAt("2026-03-05T03:00:00Z", "America/Los_Angeles"), offered);
  });

  test("name Monday once on a Sunday, and the next Monday on a Monday", () => {
    assert.equal(timesAt("2026-03-08T12:00:00Z", "UTC")[2], "");
    assert.equal(timesAt("2026-03-09T12:00:00Z", "UTC")[2], "2026-03-16T09:00:00.000Z");
  });

  test("stay at nine when the clocks change in between", () => {
    assert.equal(timesAt("2026-03-28T12:00:00Z", "Europe/Berlin")[1], "2026-03-29T07:00:00.000Z");
  });
});
