import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { numbersOf, ticked } from "./canvasBlocks.ts";

const item = (style: "ordered" | "bullet", indent = 0) => ({ type: "item" as const, style, indent });
const paragraph = { type: "paragraph" as const };

describe("sections of a canvas", () => {
  test("number ordered items among their own, and begin again after something else", () => {
    const sections = [item("ordered"), item("ordered", 1), item("ordered"), paragraph, item("ordered"), item("bullet")];
    assert.deepEqual(numbersOf(sections), [1, 1, 2, 1, 1, 1]);
  });

  test("are ticked in their Markdown, which may have brackets of its own", () => {
    assert.equal(ticked("- [ ] read [x] twice", true), "- [x] read [x] twice");
    assert.equal(ticked("- [x] lunch", false), "- [ ] lunch");
  });
});
