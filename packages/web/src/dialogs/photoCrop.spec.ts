import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { cropOf } from "./photoCrop.ts";

describe("the square of a photo", () => {
  test("is as large as the shorter side, in the middle at first", () => {
    const crop = cropOf({ width: 400, height: 200 }, { zoom: 1, x: 0.5, y: 0.5 });
    assert.deepEqual(crop, { crop_x: 100, crop_y: 0, crop_w: 200 });
  });

  test("never leaves the picture", () => {
    for (const zoom of [1, 1.37, 4])
      for (const [x, y] of [
        [0, 0],
        [1, 1],
        [0.33, 0.99],
      ] as const) {
        const { crop_x, crop_y, crop_w } = cropOf({ width: 333, height: 517 }, { zoom, x, y });
        assert.ok(crop_x >= 0 && crop_y >= 0 && crop_x + crop_w <= 333 && crop_y + crop_w <= 517);
      }
  });
});
