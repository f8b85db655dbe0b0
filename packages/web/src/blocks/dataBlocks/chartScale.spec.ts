import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { scaleOf, sharesOf, spread } from "./chartScale.ts";

describe("the scale of a chart", () => {
  test("has round ticks around all values, and 0", () => {
    assert.deepEqual(scaleOf([3, 97]).ticks, [0, 25, 50, 75, 100]);
    assert.deepEqual(scaleOf([-12, 30]).ticks, [-20, 0, 20, 40]);
    assert.deepEqual(scaleOf([-4, -1]).ticks, [-4, -3, -2, -1, 0]);
    assert.deepEqual(scaleOf([0, 0]).ticks, [0, 0.5, 1]);
  });

  test("says how far up a value is", () => {
    const { at } = scaleOf([-12, 30]);

    assert.deepEqual([-20, 10, 40].map(at), [0, 0.5, 1]);
  });

  test("holds the largest and the smallest numbers", () => {
    for (const values of [[Number.MAX_VALUE, -Number.MAX_VALUE], [Number.MIN_VALUE], [1.7e308], [1e-290, -1e-290]]) {
      const { ticks, at } = scaleOf(values);

      assert.ok(ticks.length > 1 && ticks.length < 8, `${values.join()}: ${ticks.join()}`);
      for (const value of [...values, ...ticks]) {
        assert.ok(at(value) >= 0 && at(value) <= 1, `${value} of ${values.join()}`);
      }
    }
  });
});

test("the shares of a pie add up to a whole, however large its values are", () => {
  assert.deepEqual(sharesOf([1, 3]), [0.25, 0.75]);
  assert.deepEqual(sharesOf([Number.MAX_VALUE, Number.MAX_VALUE]), [0.5, 0.5]);
});

describe("labels beside each other", () => {
  test("stay where they are while there is room", () => {
    assert.deepEqual(spread([90, 10, 50], 20, 0, 100), [90, 10, 50]);
  });

  test("move apart, and stay within the bounds", () => {
    assert.deepEqual(spread([50, 50, 52], 20, 0, 100), [50, 70, 90]);
    assert.deepEqual(spread([98, 99, 100], 20, 0, 100), [60, 80, 100]);
    assert.deepEqual(spread([1, 0], 20, 0, 100), [20, 0]);
    assert.deepEqual(spread([50, 50, 50], 60, 0, 100), [0, 50, 100]);
  });
});
