import assert from "node:assert/strict";
import { test } from "node:test";
import { timesIn } from "./times.ts";

const now = Date.parse("2026-03-02T01:30:00Z");
const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("a moment has the time and the day of the zone", () => {
  const [tokyo, newYork] = [timesIn("Asia/Tokyo"), timesIn("America/New_York")];
  assert.deepEqual([plain(tokyo.timeText(now)), plain(newYork.timeText(now))], ["10:30 AM", "8:30 PM"]);
  const before = now - 3 * 3_600_000;
  assert.deepEqual([tokyo.dayText(before, now), newYork.dayText(before, now)], ["Today", "Today"]);
  assert.equal(timesIn("UTC").dayText(before, now), "Yesterday");
  assert.equal(plain(timesIn("UTC").sinceText(now - 60_000, now)), "1:29 AM");
});

test("the year is said when it is another one in the zone", () => {
  const newYear = Date.parse("2026-01-01T02:00:00Z");
  assert.equal(timesIn("UTC").dayText(newYear, now), "Thursday, January 1");
  assert.equal(timesIn("America/New_York").dayText(newYear, now), "December 31, 2025");
});

test("how long ago is counted up to a day", () => {
  const { agoText } = timesIn("UTC");
  assert.equal(agoText(now - 5 * 60_000, now), "5 minutes ago");
  assert.equal(agoText(now - 3 * 3_600_000, now), "3 hours ago");
  assert.equal(agoText(now - 30 * 3_600_000, now), "Saturday, February 28");
});
