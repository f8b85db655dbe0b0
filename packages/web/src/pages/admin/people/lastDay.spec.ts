import assert from "node:assert/strict";
import { test } from "node:test";
import { endOfDay, lastDayOf } from "./lastDay.ts";

test("access ends when the last day is over, also at the end of a month and where clocks change", () => {
  for (const day of ["2027-03-31", "2027-03-28", "2027-10-31", "2028-02-29"]) {
    assert.equal(lastDayOf(endOfDay(day)), day);
    const end = new Date(endOfDay(day) * 1000);
    assert.deepEqual([end.getHours(), end.getMinutes()], [0, 0]);
  }
});

test("no end is no day", () => {
  assert.equal(lastDayOf(0), "");
});
