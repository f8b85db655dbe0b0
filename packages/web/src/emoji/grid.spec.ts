import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { emojiText } from "../strings/emoji.ts";
import { type Cell, gridOf, moved, perRow } from "./grid.ts";

const picture = "https://example.com/p.png";
const own = { parrot: picture, acme: picture, bird: "alias:parrot" };

describe("the grid of emoji", () => {
  test("has the workspace's own first, each picture once, then every category", () => {
    const rows = gridOf("", own);
    assert.deepEqual(rows[0], { title: "Custom", names: ["acme", "parrot"] });
    assert.equal(rows[1]?.title, "Smileys & people");
    assert.equal(rows[1]?.names.length, perRow);
    const titles = gridOf("", {}).flatMap(({ title }) => title ?? []);
    assert.deepEqual(titles, Object.values(emojiText.categories));
  });

  test("begins with what the person used last, without what is gone", () => {
    assert.deepEqual(gridOf("", own, ["parrot", "removed", "tada"])[0], {
      title: "Recently used",
      names: ["parrot", "tada"],
    });
    assert.equal(gridOf("tada", {}, ["tada"])[0]?.title, undefined);
  });

  test("finds an emoji by its second name, too", () => {
    assert.deepEqual(gridOf(":bird", own)[0], { title: "Custom", names: ["bird"] });
    assert.deepEqual(gridOf("nothing is called so", own), []);
  });

  test("finds an emoji by what it means, after those that are called so", () => {
    const found = (query: string) => gridOf(query, {}).flatMap(({ names }) => names);
    assert.ok(found("celebrat").includes("tada"));
    assert.ok(found("red heart").includes("heart"));
    assert.equal(found("pizza")[0], "pizza");
    assert.equal(found("+1")[0], "+1");
    const happy = found("happy");
    assert.ok(happy.indexOf("smile") < 40, String(happy.indexOf("smile")));
  });

  test("has the emoji of Unicode 17", () => {
    assert.ok(gridOf("", {}).some(({ names }) => names.includes("distorted_face")));
    assert.ok(gridOf("orca", {})[0]?.names.includes("orca"));
  });

  test("is walked by arrows through short lines, and not beyond its ends", () => {
    const rows = [{ names: ["a", "b"] }, { names: ["c", "d", "e"] }, { names: ["f"] }];
    const walk = (from: Cell, ...keys: string[]) => keys.reduce((at, key) => moved(rows, at, key) ?? at, from);
    const start = { row: 0, column: 0 };
    assert.deepEqual(walk(start, "ArrowLeft", "ArrowUp"), start);
    assert.deepEqual(walk(start, "ArrowRight", "ArrowRight"), { row: 1, column: 0 });
    assert.deepEqual(walk({ row: 1, column: 2 }, "ArrowDown"), { row: 2, column: 0 });
    assert.deepEqual(walk({ row: 1, column: 2 }, "ArrowUp"), { row: 0, column: 1 });
    assert.deepEqual(walk({ row: 1, column: 0 }, "ArrowLeft"), { row: 0, column: 1 });
    assert.deepEqual(walk({ row: 2, column: 0 }, "ArrowRight", "ArrowDown"), { row: 2, column: 0 });
    assert.equal(moved(rows, start, "a"), undefined);
  });
});
