import assert from "node:assert/strict";
import { test } from "node:test";
import { parseDuration } from "./duration.ts";

test("A duration is a number with its unit, or several", () => {
  const table = { "500ms": 500, "90s": 90_000, "5m": 300_000, "12h": 43_200_000, "2d": 172_800_000, "1w": 604_800_000 };
  for (const [text, ms] of Object.entries(table)) assert.equal(parseDuration(text), ms);
  assert.equal(parseDuration("1h30m"), 5_400_000);
  assert.equal(parseDuration("1.5h"), 5_400_000);
  assert.equal(parseDuration("0s"), 0);
});

test("Anything else is refused with an example, because time that did not move would look like a bug of the app", () => {
  for (const text of ["", "12", "h", "12 h", "-1h", "12hours", "1h 30m", "Infinitys", "1e3s"]) {
    assert.throws(() => parseDuration(text), /is no duration\. Write 500ms, 90s/);
  }
});
