import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readReminderTime } from "./readReminderTime.ts";
import { splitReminder } from "./splitReminder.ts";

const clock = { zone: "UTC", nowMs: Date.UTC(2026, 0, 15, 9) };
const split = (text: string) => splitReminder(text, (phrase) => readReminderTime(phrase, clock) !== undefined);

describe("splitReminder", () => {
  test("finds what and when, in either order", () => {
    const expected: Readonly<Record<string, readonly [string, string] | undefined>> = {
      "to buy milk tomorrow at 3pm": ["buy milk", "tomorrow at 3pm"],
      "that tea is ready in 5 minutes": ["tea is ready", "in 5 minutes"],
      "send invoice every Friday at 16:00": ["send invoice", "every Friday at 16:00"],
      "tomorrow to call Ann": ["call Ann", "tomorrow"],
      '"meet on Monday" in 2 hours': ["meet on Monday", "in 2 hours"],
      'tomorrow "stand up"': ["stand up", "tomorrow"],
      "buy milk": undefined,
      tomorrow: undefined,
      '"buy milk"': undefined,
      '"buy milk" whenever': undefined,
    };
    for (const [text, pair] of Object.entries(expected)) {
      assert.deepEqual(split(text), pair && { what: pair[0], when: pair[1] }, text);
    }
  });
});
