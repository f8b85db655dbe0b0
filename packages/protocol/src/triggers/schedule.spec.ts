import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { nextOccurrence } from "./nextOccurrence.ts";
import { frequencies, readSchedule, type Schedule, weekdays } from "./schedule.ts";
import { instantOf, wallOf } from "./zone.ts";

function scheduleOf(value: object): Schedule {
  const read = readSchedule(value);
  assert.ok(read.ok, read.ok ? "" : read.fault);
  return read.schedule;
}

/** The first times of a schedule, as the clock of its zone shows them and with what the zone is ahead of UTC. */
function timesOf(value: object, count: number): string[] {
  const schedule = scheduleOf(value);
  const times: string[] = [];
  let at: number | undefined = schedule.startMs - 1;
  while (times.length < count && (at = nextOccurrence(schedule, at)) !== undefined) {
    const wall = wallOf(schedule.zone, at);
    times.push(`${new Date(wall).toISOString().slice(0, 16)} ${(wall - at) / 3_600_000}`);
  }
  return times;
}

describe("A schedule", () => {
  test("comes once", () => {
    assert.deepEqual(timesOf({ start_time: "2026-03-01T14:00:00Z" }, 9), ["2026-03-01T14:00 0"]);
  });

  test("keeps to the clock of its zone when that is put forward and back", () => {
    const daily = { timezone: "Europe/Berlin", frequency: { type: "daily" } };
    assert.deepEqual(timesOf({ ...daily, start_time: "2026-03-28T09:00:00" }, 3), [
      "2026-03-28T09:00 1",
      "2026-03-29T09:00 2",
      "2026-03-30T09:00 2",
    ]);
    assert.deepEqual(timesOf({ ...daily, start_time: "2026-10-24T09:00:00" }, 3), [
      "2026-10-24T09:00 2",
      "2026-10-25T09:00 1",
      "2026-10-26T09:00 1",
    ]);
  });

  test("comes later in a night that skips its time, and once in a night that has it twice", () => {
    const daily = { timezone: "America/New_York", frequency: { type: "daily" } };
    assert.deepEqual(timesOf({ ...daily, start_time: "2026-03-07T02:30:00" }, 3), [
      "2026-03-07T02:30 -5",
      "2026-03-08T03:30 -4",
      "2026-03-09T02:30 -4",
    ]);
    assert.deepEqual(timesOf({ ...daily, start_time: "2026-10-31T01:30:00" }, 3), [
      "2026-10-31T01:30 -4",
      "2026-11-01T01:30 -4",
      "2026-11-02T01:30 -5",
    ]);
  });

  test("counts hours as they pass", () => {
    const hourly = { timezone: "America/New_York", frequency: { type: "hourly", repeats_every: 2 } };
    assert.deepEqual(timesOf({ ...hourly, start_time: "2026-11-01T00:00:00" }, 3), [
      "2026-11-01T00:00 -4",
      "2026-11-01T01:00 -5",
      "2026-11-01T03:00 -5",
    ]);
  });

  test("knows half hours, and zones where a day is missing", () => {
    const daily = { frequency: { type: "daily" } };
    assert.deepEqual(timesOf({ ...daily, timezone: "Asia/Kolkata", start_time: "2026-01-01T09:15" }, 2), [
      "2026-01-01T09:15 5.5",
      "2026-01-02T09:15 5.5",
    ]);
    const samoa = timesOf({ ...daily, timezone: "Pacific/Apia", start_time: "2011-12-29T09:00" }, 3);
    assert.equal(samoa[0], "2011-12-29T09:00 -10");
    assert.equal(samoa[1], "2011-12-31T09:00 14");
  });

  test("comes on days of the week, every second week, from its start on", () => {
    const weekly = { type: "weekly", repeats_every: 2, on_days: ["Friday", "Monday"] };
    assert.deepEqual(timesOf({ start_time: "2026-01-14T08:00:00Z", frequency: weekly }, 4), [
      "2026-01-16T08:00 0",
      "2026-01-26T08:00 0",
      "2026-01-30T08:00 0",
      "2026-02-09T08:00 0",
    ]);
    assert.deepEqual(timesOf({ start_time: "2026-01-14T08:00:00Z", frequency: { type: "weekly" } }, 2), [
      "2026-01-14T08:00 0",
      "2026-01-21T08:00 0",
    ]);
  });

  test("comes on a day of the month, on its last day where the month is shorter, or on the nth of a weekday", () => {
    assert.deepEqual(timesOf({ start_time: "2026-01-31T08:00:00Z", frequency: { type: "monthly" } }, 4), [
      "2026-01-31T08:00 0",
      "2026-02-28T08:00 0",
      "2026-03-31T08:00 0",
      "2026-04-30T08:00 0",
    ]);
    const nth = (on_week_num: number) => ({ type: "monthly", on_days: ["Thursday"], on_week_num });
    assert.deepEqual(timesOf({ start_time: "2026-01-10T08:00:00Z", frequency: nth(2) }, 3), [
      "2026-02-12T08:00 0",
      "2026-03-12T08:00 0",
      "2026-04-09T08:00 0",
    ]);
    assert.deepEqual(timesOf({ start_time: "2026-01-10T08:00:00Z", frequency: nth(-1) }, 3), [
      "2026-01-29T08:00 0",
      "2026-02-26T08:00 0",
      "2026-03-26T08:00 0",
    ]);
  });

  test("comes every year, on the 28th where there is no 29 February", () => {
    const yearly = { start_time: "2024-02-29T08:00:00Z", frequency: { type: "yearly" } };
    assert.deepEqual(timesOf(yearly, 3), ["2024-02-29T08:00 0", "2025-02-28T08:00 0", "2026-02-28T08:00 0"]);
  });

  test("ends", () => {
    const ending = { start_time: "2026-01-01T08:00:00Z", end_time: "2026-01-03T08:00:00Z" };
    assert.equal(timesOf({ ...ending, frequency: { type: "daily" } }, 9).length, 3);
  });

  test("says what is wrong with it", () => {
    const start_time = "2026-01-01T08:00:00Z";
    for (const [value, fault] of [
      [{}, /start_time/],
      [{ start_time: "tomorrow" }, /start_time/],
      [{ start_time: "2026-02-30T08:00:00Z" }, /start_time/],
      [{ start_time, timezone: "Mars/Olympus" }, /timezone/],
      [{ start_time, end_time: "never" }, /end_time/],
      [{ start_time, frequency: { type: "daily" }, end_time: "2025-01-01" }, /after start_time/],
      [{ start_time, end_time: "2027-01-01" }, /neither/],
      [{ start_time, occurrence_count: 0 }, /occurrence_count/],
      [{ start_time, frequency: { type: "fortnightly" } }, /frequency.type/],
      [{ start_time, frequency: { type: "daily", repeats_every: 0 } }, /repeats_every/],
      [{ start_time, frequency: { type: "daily", on_days: ["Monday"] } }, /not for daily/],
      [{ start_time, frequency: { type: "weekly", on_days: ["Mon"] } }, /on_days/],
      [{ start_time, frequency: { type: "monthly", on_days: ["Monday", "Friday"] } }, /one day/],
      [{ start_time, frequency: { type: "monthly", on_week_num: 2 } }, /with on_days/],
      [{ start_time, frequency: { type: "monthly", on_days: ["Monday"], on_week_num: 5 } }, /1, 2, 3, 4 or -1/],
    ] as const) {
      const read = readSchedule(value);
      assert.ok(!read.ok, JSON.stringify(value));
      assert.match(read.fault, fault);
    }
  });
});

const zones = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "America/Sao_Paulo",
];
const hour = 3_600_000;
const anySchedule = fc
  .record({
    startMs: fc.integer({ min: Date.UTC(2024, 0, 1) / hour, max: Date.UTC(2027, 0, 1) / hour }).map((at) => at * hour),
    zone: fc.constantFrom(...zones),
    type: fc.constantFrom(...frequencies),
    repeatsEvery: fc.integer({ min: 1, max: 4 }),
    day: fc.integer({ min: 0, max: weekdays.length - 1 }),
    onWeek: fc.constantFrom(undefined, 1, 2, 3, 4, -1),
    hasDay: fc.boolean(),
  })
  .map(({ day, hasDay, onWeek, ...rest }): Schedule => {
    const onDays = hasDay && (rest.type === "weekly" || rest.type === "monthly") ? [day] : [];
    return {
      ...rest,
      onDays,
      onWeek: rest.type === "monthly" && onDays.length > 0 ? onWeek : undefined,
      endMs: undefined,
      times: undefined,
    };
  });

describe("Any schedule", () => {
  test("comes later and later, and is found from any moment between two of its times", () => {
    fc.assert(
      fc.property(anySchedule, fc.double({ min: 0, max: 0.999, noNaN: true }), (schedule, share) => {
        let at: number | undefined = nextOccurrence(schedule, schedule.startMs - 1);
        for (let count = 0; count < 12 && at !== undefined; count++) {
          const next = nextOccurrence(schedule, at);
          if (next === undefined) return schedule.type === "once";
          assert.ok(next > at);
          assert.equal(nextOccurrence(schedule, at + Math.floor((next - at) * share)), next);
          at = next;
        }
        return at !== undefined;
      }),
    );
  });

  test("keeps its time of the day, but for the nights that skip it", () => {
    fc.assert(
      fc.property(anySchedule, (schedule) => {
        if (schedule.type === "hourly") return;
        const { zone } = schedule;
        const timeOf = (ms: number) => ((wallOf(zone, ms) % (24 * hour)) + 24 * hour) % (24 * hour);
        const wanted = timeOf(schedule.startMs);
        let at: number | undefined = schedule.startMs - 1;
        for (let count = 0; count < 8 && (at = nextOccurrence(schedule, at)) !== undefined; count++) {
          const day = wallOf(zone, at) - timeOf(at);
          const isSkipped = wallOf(zone, instantOf(zone, day + wanted)) !== day + wanted;
          assert.ok(isSkipped || timeOf(at) === wanted);
        }
      }),
    );
  });
});
