import assert from "node:assert/strict";
import { test } from "node:test";
import { quietHoursOf, scheduleOf } from "./quietHours.ts";

test("a schedule is edited and saved as it was, and a schedule that is off is empty", () => {
  const schedule = { monday: { start: "21:00", end: "07:30" }, sunday: { start: "21:00", end: "07:30" } };
  const hours = quietHoursOf(schedule);
  assert.deepEqual(hours, { isOn: true, start: "21:00", end: "07:30", days: ["monday", "sunday"] });
  assert.deepEqual(scheduleOf(hours), schedule);
  assert.deepEqual(scheduleOf({ ...hours, isOn: false }), {});
});

test("without a schedule the nights of all days are offered", () => {
  const { isOn, start, end, days } = quietHoursOf({});
  assert.deepEqual([isOn, start, end, days.length], [false, "22:00", "08:00", 7]);
});
