import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { looksLikeMarkdown } from "./looksLikeMarkdown.ts";
import { alignTable, rowsOfTabs } from "./tableText.ts";

describe("pasted text", () => {
  test("is Markdown when it has marks that are seldom written by accident", () => {
    for (const markdown of [
      "# Plan\nfirst",
      "this is **important**",
      "see [the guide](https://example.com/guide)",
      "- one\n- two",
      "1. one\n2. two",
      "```js\nlet a;\n```",
      "run `npm start` first",
      "> said so",
      "| a | b |\n|---|---|\n| 1 | 2 |",
      "~~gone~~",
    ]) {
      assert.ok(looksLikeMarkdown(markdown), markdown);
    }
  });

  test("is plain text otherwise", () => {
    for (const text of [
      "a * b * c = d ** 2",
      "#general and #random",
      "- only one dash",
      "call me at 5",
      "snake_case_name and __init__.py",
      "x > y && y > z",
      "a[0](b)",
      "2024. A year",
      "C:\\Users\\me",
      "a | b",
    ]) {
      assert.ok(!looksLikeMarkdown(text), text);
    }
  });

  test("is a table when all lines have the same columns", () => {
    assert.deepEqual(rowsOfTabs("Name\tSize\r\nplan\t3\r\n"), [
      ["Name", "Size"],
      ["plan", "3"],
    ]);
    assert.equal(rowsOfTabs("if (a) {\n\treturn;\n}"), undefined);
    assert.equal(rowsOfTabs("\tindented\n\ttwice"), undefined);
    assert.equal(rowsOfTabs("one\ttwo"), undefined);
  });

  test("has the columns of a table below each other", () => {
    const rows = [
      ["Name", "Größe", "Note"],
      ["plan.txt", "3"],
      ["a", "12", "two\nlines"],
    ];
    assert.equal(alignTable(rows), "Name      Größe  Note\nplan.txt  3\na         12     two lines");
  });
});
