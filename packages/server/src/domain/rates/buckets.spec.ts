import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { StoppedClock } from "../../../testkit/workspace.ts";
import { type Buckets, createBuckets } from "./buckets.ts";
import { type Measure, measureOf } from "./quota.ts";

/** How many of so many tries get through. */
function taken(buckets: Buckets, measure: Measure, tries: number, key = "a"): number {
  return Array.from({ length: tries }, () => buckets.take(key, measure)).filter((got) => typeof got !== "number")
    .length;
}

describe("a bucket", () => {
  const tier3 = measureOf({ perMinute: 50 }, 1);

  test("gives a burst at once, then one call per interval, and is full again after a pause", () => {
    const clock = new StoppedClock();
    const buckets = createBuckets(clock);

    assert.equal(taken(buckets, tier3, 60), 50);
    clock.advance({ seconds: 1.199 });
    assert.equal(taken(buckets, tier3, 1), 0);
    clock.advance({ seconds: 0.001 });
    assert.equal(taken(buckets, tier3, 2), 1);
    clock.advance({ seconds: 60 });
    assert.equal(taken(buckets, tier3, 60), 50);
  });

  test("gives its rate and not more, however often it is asked", () => {
    const clock = new StoppedClock();
    const buckets = createBuckets(clock);
    let got = 0;

    for (let tenth = 0; tenth < 6_000; tenth++) {
      got += taken(buckets, tier3, 3);
      clock.advance({ seconds: 0.1 });
    }

    assert.equal(got, 50 + 10 * 50 - 1);
  });

  test("never says a wait that is a second too short or too long, at any rate", () => {
    for (const perMinute of [1, 3, 7, 20, 50, 59, 60, 100, 600, 1_200]) {
      const clock = new StoppedClock();
      const buckets = createBuckets(clock);
      const measure = measureOf({ perMinute, burst: 2 }, 1);
      assert.equal(taken(buckets, measure, 3), 2);

      const wait = buckets.take("a", measure);

      assert.equal(wait, Math.ceil(60 / perMinute));
      clock.advance({ seconds: Number(wait) });
      assert.equal(taken(buckets, measure, 1), 1, `${perMinute} per minute`);
    }
  });

  test("does not stay empty when the clock is set back, nor does that fill it", () => {
    const clock = new StoppedClock();
    const buckets = createBuckets(clock);
    taken(buckets, tier3, 50);

    clock.advance({ hours: -12 });

    assert.equal(taken(buckets, tier3, 50), 0);
    clock.advance({ seconds: 120 });
    assert.equal(taken(buckets, tier3, 60), 50);
  });

  test("is larger and faster by a factor, and never smaller than one call", () => {
    const buckets = createBuckets(new StoppedClock());

    assert.equal(taken(buckets, measureOf({ perMinute: 20 }, 10), 300, "ten times"), 200);
    assert.equal(taken(buckets, measureOf({ perMinute: 1 }, 0.1), 10, "a tenth"), 1);
  });

  test("takes no memory once it is full again", () => {
    const clock = new StoppedClock();
    const buckets = createBuckets(clock);
    let most = 0;

    for (let at = 0; at < 200_000; at++) {
      taken(buckets, tier3, 1, `caller ${at}`);
      clock.advance({ seconds: 0.001 });
      most = Math.max(most, buckets.size);
    }

    assert.ok(most < 5_000, `${most} buckets, when only the 1,200 of the last 1.2 s are not full`);
  });
});
