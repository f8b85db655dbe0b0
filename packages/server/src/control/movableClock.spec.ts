import assert from "node:assert/strict";
import { test } from "node:test";
import { latestMs, movableClock } from "./movableClock.ts";

const noonMs = Date.UTC(2026, 0, 15, 12);

function clockAtNoon() {
  const below = { ms: noonMs, nowMs: () => below.ms };
  return { below, clock: movableClock(below) };
}

test("The clock runs with the one below it, and keeps the lead that it was given", () => {
  const { below, clock } = clockAtNoon();
  assert.equal(clock.nowMs(), noonMs);
  clock.advance(43_200_000);
  below.ms += 5;
  assert.deepEqual([clock.nowMs(), clock.aheadMs], [noonMs + 43_200_005, 43_200_000]);
});

test("It is set to a moment that is still to come, and runs on from there", () => {
  const { below, clock } = clockAtNoon();
  clock.set(noonMs + 60_000);
  below.ms += 1;
  assert.equal(clock.nowMs(), noonMs + 60_001);
});

test("It stands still when it is stopped, can be moved meanwhile, and never goes back when it goes on", () => {
  const { below, clock } = clockAtNoon();
  clock.advance(1_000);
  clock.stop();
  below.ms += 500;
  clock.stop();
  assert.deepEqual([clock.nowMs(), clock.aheadMs], [noonMs + 1_000, 1_000]);
  clock.advance(60_000);
  assert.equal(clock.nowMs(), noonMs + 61_000);
  clock.start();
  assert.deepEqual([clock.nowMs(), clock.aheadMs], [noonMs + 61_500, 61_000]);
});

test("It cannot be moved back, nor past the last year that clients can read", () => {
  const { clock } = clockAtNoon();
  clock.advance(1_000);
  for (const ms of [-1, Number.NaN, Number.POSITIVE_INFINITY]) assert.throws(() => clock.advance(ms), RangeError);
  assert.throws(() => clock.set(noonMs), RangeError);
  assert.throws(() => clock.set(latestMs + 1), RangeError);
  assert.equal(clock.nowMs(), noonMs + 1_000);
});

test("A fraction of a millisecond does not pile up into moments the store cannot hold", () => {
  const { clock } = clockAtNoon();
  for (let turn = 0; turn < 3; turn++) clock.advance(0.4);
  assert.ok(Number.isInteger(clock.nowMs()));
});

test("It follows another state of the store back to the time of that one", () => {
  const { clock } = clockAtNoon();
  clock.advance(5_000);
  clock.follow(1_000);
  assert.equal(clock.nowMs(), noonMs + 1_000);
});
