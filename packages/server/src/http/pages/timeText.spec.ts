import assert from "node:assert/strict";
import { test } from "node:test";
import { timeText } from "./timeText.ts";

test("times are relative up to a day, then a date in the reader's own zone", () => {
  const nowMs = Date.UTC(2026, 0, 15, 9);
  const ago = (minutes: number, zone = "Etc/UTC") => timeText(nowMs - minutes * 60_000, nowMs, zone).short;

  assert.deepEqual(
    [ago(0), ago(-1), ago(59), ago(60), ago(24 * 60 - 1)],
    ["just now", "just now", "59 min ago", "1 h ago", "23 h ago"],
  );
  assert.equal(ago(30 * 60), "14 Jan 2026");
  assert.equal(ago(30 * 60, "Pacific/Honolulu"), "13 Jan 2026");
});
