import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Box, placeCard, type Size } from "./placeCard.ts";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const card = { width: 320, height: 180 };

const anchors: readonly { readonly name: string; readonly screen: Size; readonly box: Box }[] = [
  { name: "a heading of the sidebar", screen: desk, box: { x: 0, y: 300, width: 260, height: 32 } },
  { name: "a field at the bottom", screen: desk, box: { x: 280, y: 690, width: 980, height: 100 } },
  { name: "a button at the top", screen: desk, box: { x: 400, y: 4, width: 480, height: 32 } },
  { name: "a button at the end", screen: desk, box: { x: 1180, y: 400, width: 100, height: 32 } },
  { name: "a row of a phone", screen: phone, box: { x: 0, y: 300, width: 390, height: 44 } },
  { name: "the last row of a phone", screen: phone, box: { x: 0, y: 800, width: 390, height: 44 } },
  { name: "most of a low screen", screen: { width: 640, height: 300 }, box: { x: 0, y: 40, width: 640, height: 140 } },
];

describe("the card of a tour", () => {
  for (const { name, screen, box } of anchors) {
    for (const isRtl of [false, true]) {
      test(`stays within the screen and does not cover ${name}${isRtl ? ", from right to left" : ""}`, () => {
        const { x, y, maxHeight } = placeCard(box, card, screen, isRtl);
        const height = Math.min(card.height, maxHeight);

        assert.ok(x >= 0 && y >= 0 && x + card.width <= screen.width && y + height <= screen.height);
        const isBeside = x >= box.x + box.width || x + card.width <= box.x;
        const isAboveOrBelow = y >= box.y + box.height || y + height <= box.y;
        assert.ok(isBeside || isAboveOrBelow);
        assert.ok(height > 0);
      });
    }
  }

  test("is on the side to which a language is read", () => {
    const box = { x: 500, y: 300, width: 200, height: 32 };
    assert.ok(placeCard(box, card, desk).x > box.x);
    assert.ok(placeCard(box, card, desk, true).x < box.x);
  });
});
