import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { splitTables } from "./splitTables.ts";

const kinds = (markdown: string) => splitTables(markdown).map(({ kind, text }) => [kind, text]);
const table = "| a | b |\n|:--|--:|\n| 1 | 2 |";

describe("splitTables", () => {
  test("finds tables between other text", () => {
    assert.deepEqual(kinds(`Before\n\n${table}\n\nAfter`), [
      ["text", "Before\n"],
      ["table", table],
      ["text", "\nAfter"],
    ]);
  });

  test("leaves code and lone bars alone", () => {
    for (const text of ["```\n" + table + "\n```", "a | b", "a | b\nc | d", "---\n\n- x"]) {
      assert.deepEqual(kinds(text), [["text", text]]);
    }
  });

  test("takes a table that is still being written", () => {
    assert.deepEqual(kinds("| a | b |\n|--|--|"), [["table", "| a | b |\n|--|--|"]]);
  });
});
