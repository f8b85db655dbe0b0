import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { slackDay } from "./slackDay.ts";

const tsOf = (iso: string) => Date.parse(iso) * 1000;

describe("the day of a message in an export", () => {
  test("ends at midnight in Los Angeles, in winter and in summer", () => {
    assert.equal(slackDay(tsOf("2026-01-15T07:59:59.999Z")).name, "2026-01-14");
    assert.equal(slackDay(tsOf("2026-01-15T08:00:00Z")).name, "2026-01-15");
    assert.equal(slackDay(tsOf("2026-07-15T06:59:59.999Z")).name, "2026-07-14");
    assert.equal(slackDay(tsOf("2026-07-15T07:00:00Z")).name, "2026-07-15");
  });

  test("has its last microsecond before the next one, also when clocks are changed", () => {
    for (const noon of [
      "2026-03-08T20:00:00Z",
      "2026-11-01T20:00:00Z",
      "2026-12-31T20:00:00Z",
      "2024-02-29T20:00:00Z",
    ]) {
      const { name, lastTs } = slackDay(tsOf(noon));
      assert.equal(slackDay(lastTs).name, name);
      assert.notEqual(slackDay(lastTs + 1).name, name);
    }
  });
});
