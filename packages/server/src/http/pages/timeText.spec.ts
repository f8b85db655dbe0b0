import assert from "node:assert/strict";
import { test } from "node:test";
import { textsIn } from "./strings/texts.ts";
import { timeText } from "./timeText.ts";

test("times are relative up to a day, then a date in the reader's own zone", () => {
  const british = textsIn("en", "en-GB");
  const nowMs = Date.UTC(2026, 0, 15, 9);
  const ago = (minutes: number, zone = "Etc/UTC") => timeText(nowMs - minutes * 60_000, nowMs, zone, british).short;

  assert.deepEqual(
    [ago(0), ago(-1), ago(59), ago(60), ago(24 * 60 - 1)],
    ["just now", "just now", "59 min ago", "1 h ago", "23 h ago"],
  );
  assert.equal(ago(30 * 60), "14 Jan 2026");
  assert.equal(ago(30 * 60, "Pacific/Honolulu"), "13 Jan 2026");
});

test("times are in the language of the page, in the form of its region", () => {
  const nowMs = Date.UTC(2026, 0, 15, 9);
  const ago = (minutes: number, accepted: string) =>
    timeText(nowMs - minutes * 60_000, nowMs, "Europe/Vienna", textsIn("de", accepted));
  assert.equal(ago(59, "de").short, "vor 59 Min.");
  assert.equal(ago(30 * 60, "de").short, "14. Jan. 2026");
  assert.equal(ago(30 * 60, "de-AT").short, "14. Jän. 2026");
  assert.equal(ago(30 * 60, "de").full, "Mittwoch, 14. Januar 2026 um 04:00");
});
