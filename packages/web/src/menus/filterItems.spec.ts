import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { filterItems } from "./filterItems.ts";
import type { MenuItem } from "./menuItem.ts";

const item = (text: string, group?: string): MenuItem => ({ id: text, text, group });
const texts = (items: readonly MenuItem[]) => items.map(({ text }) => text);

describe("filterItems", () => {
  test("keeps everything, in its order, as long as nothing is typed", () => {
    const items = [item("b"), item("a")];
    assert.equal(filterItems(items, "  "), items);
  });

  test("puts those first in which a word begins with what was typed [MENU-1.4]", () => {
    const items = [item("Elisabeth"), item("Anna Lisa"), item("Lisa")];
    assert.deepEqual(texts(filterItems(items, "lis")), ["Anna Lisa", "Lisa", "Elisabeth"]);
  });

  test("keeps groups together, and drops those that have nothing left", () => {
    const items = [item("Sublime", "Europe"), item("Lime", "Europe"), item("Rome", "Europe"), item("Lima", "America")];
    const found = filterItems(items, "lim");
    assert.deepEqual(
      found.map(({ text, group }) => [group, text]),
      [
        ["Europe", "Lime"],
        ["Europe", "Sublime"],
        ["America", "Lima"],
      ],
    );
  });

  test("looks through ten thousand items within a frame, once it knows them", () => {
    const items = Array.from({ length: 10_000 }, (_, at) => item(`Option ${at}`));
    filterItems(items, "x");
    assert.equal(filterItems(items, "999").length, 19);
  });
});
