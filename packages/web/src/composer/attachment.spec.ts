import assert from "node:assert/strict";
import { test } from "node:test";
import { finalName } from "./attachment.ts";

test("a file goes out under the name it was given, and keeps its ending", () => {
  const file = { name: "IMG_2031.jpeg" };
  assert.equal(finalName({ file, name: "Whiteboard" }), "Whiteboard.jpeg");
  assert.equal(finalName({ file, name: " board.jpg " }), "board.jpg");
  assert.equal(finalName({ file, name: "v1.0 of the plan" }), "v1.0 of the plan.jpeg");
  assert.equal(finalName({ file, name: "  " }), "IMG_2031.jpeg");
  assert.equal(finalName({ file: { name: "LICENSE" }, name: "Terms" }), "Terms");
});
