import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOfField, fieldOfDay, nearDays, tsOfMs } from "./days.ts";

const zone = "Europe/Berlin";
const noon = Date.parse("2026-03-31T12:30:00+02:00");

test("the menu leads to the beginnings of days, and of the month before", () => {
  const { today, yesterday, lastWeek, lastMonth } = nearDays(noon, zone);
  assert.equal(today, Date.parse("2026-03-31T00:00:00+02:00"));
  assert.equal(yesterday, Date.parse("2026-03-30T00:00:00+02:00"));
  assert.equal(lastWeek, Date.parse("2026-03-24T00:00:00+01:00"), "the clocks were changed in between");
  assert.equal(lastMonth, Date.parse("2026-02-01T00:00:00+01:00"), "February has no 31st");
});

test("a date field holds the day of the reader, and gives back its first moment", () => {
  assert.equal(fieldOfDay(noon, zone), "2026-03-31");
  assert.equal(fieldOfDay(noon, "Pacific/Kiritimati"), "2026-04-01");
  assert.equal(dayOfField("2026-03-31", zone), Date.parse("2026-03-31T00:00:00+02:00"));
  for (const text of ["", "2026-13-01", "1970-01-01"]) assert.ok(Number.isNaN(dayOfField(text, zone)), text);
  assert.equal(tsOfMs(1_700_000_000_999), "1700000000.000000");
});
