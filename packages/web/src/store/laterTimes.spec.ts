import assert from "node:assert/strict";
import { test } from "node:test";
import { laterMs } from "./laterTimes.ts";
import { wallText, zonedMs } from "./zonedMs.ts";

const zone = "America/New_York";
const wednesday = zonedMs("2026-11-18T15:30", zone);
const at = (time: Parameters<typeof laterMs>[0], nowMs = wednesday) => wallText(laterMs(time, nowMs, zone), zone);

test("waits are counted from now", () => {
  assert.deepEqual(
    [at("minutes20"), at("hour1"), at("hours3")],
    ["2026-11-18T15:50", "2026-11-18T16:30", "2026-11-18T18:30"],
  );
});

test("tomorrow and next week begin in the morning of the person, next week on a Monday", () => {
  assert.deepEqual([at("tomorrow"), at("nextWeek")], ["2026-11-19T09:00", "2026-11-23T09:00"]);
  const monday = zonedMs("2026-11-23T08:00", zone);
  const sunday = zonedMs("2026-11-22T23:00", zone);
  assert.deepEqual([at("nextWeek", monday), at("nextWeek", sunday)], ["2026-11-30T09:00", "2026-11-23T09:00"]);
});
