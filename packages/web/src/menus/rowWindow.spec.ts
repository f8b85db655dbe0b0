import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { offsetsOf, PADDING_PX, rowsInView, topToShow } from "./rowWindow.ts";

const offsets = offsetsOf(Array.from({ length: 10_000 }, () => 30));
const viewport = (top: number) => ({ top, height: 300 });

describe("the rows of a menu that are rendered", () => {
  test("are those in view and three beyond each edge", () => {
    assert.deepEqual(rowsInView(offsets, viewport(0)), { from: 0, to: 13 });
    assert.deepEqual(rowsInView(offsets, viewport(PADDING_PX + 100 * 30)), { from: 97, to: 114 });
  });

  test("are the last ones at the end", () => {
    assert.deepEqual(rowsInView(offsets, viewport(300_000)), { from: 9_987, to: 10_000 });
  });

  test("are the last ones also when the list became shorter than it was scrolled", () => {
    const { from, to } = rowsInView(offsetsOf([30, 48, 30]), viewport(5_000));

    assert.deepEqual([from, to], [0, 3]);
  });

  test("are none of an empty list", () => {
    assert.deepEqual(rowsInView(offsetsOf([]), viewport(0)), { from: 0, to: 0 });
  });
});

describe("a row that is to be shown", () => {
  test("does not move the list when it is in view", () => {
    assert.equal(topToShow(offsets, 12, viewport(200)), 200);
  });

  test("comes to the nearer edge, with its padding", () => {
    assert.equal(topToShow(offsets, 2, viewport(200)), 60);
    assert.equal(topToShow(offsets, 50, viewport(200)), 51 * 30 + 2 * PADDING_PX - 300);
    assert.equal(topToShow(offsets, 0, viewport(200)), 0);
  });
});
