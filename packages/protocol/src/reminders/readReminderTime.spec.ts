import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { nextOccurrence } from "../triggers/nextOccurrence.ts";
import { wallOf } from "../triggers/zone.ts";
import { readReminderTime } from "./readReminderTime.ts";

const zone = "Europe/Berlin";
/** Thursday 15 January 2026, 10:00 in Berlin. */
const nowMs = Date.UTC(2026, 0, 15, 9);

const shown = (ms: number | undefined) =>
  ms === undefined ? undefined : new Date(wallOf(zone, ms)).toISOString().slice(0, 16);
const time = (phrase: string) => shown(readReminderTime(phrase, { zone, nowMs })?.timeMs);

function times(phrase: string, count: number): (string | undefined)[] {
  const { timeMs, schedule } = readReminderTime(phrase, { zone, nowMs }) ?? {};
  assert.ok(timeMs !== undefined && schedule, `${phrase} does not recur`);
  const all = [timeMs];
  while (all.length < count) all.push(nextOccurrence(schedule, all.at(-1) ?? 0) ?? 0);
  return all.map(shown);
}

const single: Readonly<Record<string, string>> = {
  "300": "2026-01-15T10:05",
  [String(Date.UTC(2026, 5, 1, 7) / 1000)]: "2026-06-01T09:00",
  "in 5 minutes": "2026-01-15T10:05",
  "in an hour": "2026-01-15T11:00",
  "in 2 days": "2026-01-17T10:00",
  "in 3 weeks": "2026-02-05T10:00",
  "20 minutes from now": "2026-01-15T10:20",
  tomorrow: "2026-01-16T09:00",
  tonight: "2026-01-15T20:00",
  "today at 3pm": "2026-01-15T15:00",
  Tuesday: "2026-01-20T09:00",
  "on Tuesday": "2026-01-20T09:00",
  "next Tuesday": "2026-01-20T09:00",
  Thursday: "2026-01-22T09:00",
  "next week": "2026-01-19T09:00",
  "on June 1st": "2026-06-01T09:00",
  "June 1": "2026-06-01T09:00",
  "1 June": "2026-06-01T09:00",
  "January 2": "2027-01-02T09:00",
  "06/01/2026": "2026-06-01T09:00",
  "2026-06-01": "2026-06-01T09:00",
  "June 1, 2027 at noon": "2027-06-01T12:00",
  "at 3pm": "2026-01-15T15:00",
  "at 3:30pm": "2026-01-15T15:30",
  "at 15:30": "2026-01-15T15:30",
  "at 9": "2026-01-16T09:00",
  noon: "2026-01-15T12:00",
  "at midnight": "2026-01-16T00:00",
  "tomorrow at 3pm": "2026-01-16T15:00",
  "at 3pm tomorrow": "2026-01-16T15:00",
  "12am tomorrow": "2026-01-16T00:00",
  "3:30pm on June 1": "2026-06-01T15:30",
};

const recurring: Readonly<Record<string, readonly string[]>> = {
  "every day": ["2026-01-16T09:00", "2026-01-17T09:00"],
  "every day at 11am": ["2026-01-15T11:00", "2026-01-16T11:00"],
  "every weekday": ["2026-01-16T09:00", "2026-01-19T09:00"],
  "every Monday": ["2026-01-19T09:00", "2026-01-26T09:00"],
  Mondays: ["2026-01-19T09:00", "2026-01-26T09:00"],
  "every Monday and Friday": ["2026-01-16T09:00", "2026-01-19T09:00", "2026-01-23T09:00"],
  "every Monday, Wednesday and Friday": ["2026-01-16T09:00", "2026-01-19T09:00", "2026-01-21T09:00"],
  "every week": ["2026-01-22T09:00", "2026-01-29T09:00"],
  "every other Wednesday": ["2026-01-28T09:00", "2026-02-11T09:00"],
  "every month": ["2026-02-15T09:00", "2026-03-15T09:00"],
  "every 31st": ["2026-01-31T09:00", "2026-02-28T09:00", "2026-03-31T09:00"],
  "on the 1st of every month at 4pm": ["2026-02-01T16:00", "2026-03-01T16:00"],
  "every year": ["2027-01-15T09:00"],
  "every January 25": ["2026-01-25T09:00", "2027-01-25T09:00"],
  "every Friday at 16:00": ["2026-01-16T16:00", "2026-01-23T16:00"],
};

const unreadable = [
  "soonish",
  "",
  "every hour",
  "every 5 minutes",
  "at 25:00",
  "at 13pm",
  "February 30",
  "2020-01-01",
  "yesterday",
  "today",
  "every",
  "every 32nd",
  "0",
];

describe("The time of a reminder", () => {
  for (const [phrase, expected] of Object.entries(single)) {
    test(`"${phrase}" is ${expected}`, () => assert.equal(time(phrase), expected));
  }
  for (const [phrase, expected] of Object.entries(recurring)) {
    test(`"${phrase}" recurs`, () => assert.deepEqual(times(phrase, expected.length), expected));
  }
  for (const phrase of unreadable) {
    test(`"${phrase}" is no time`, () => assert.equal(readReminderTime(phrase, { zone, nowMs }), undefined));
  }
});
