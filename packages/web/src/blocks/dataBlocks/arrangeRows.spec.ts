import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { arrangeRows, cellText, isNumberColumn, nextSort, type Row, type Sort } from "./arrangeRows.ts";

const text = (words: string) => ({ type: "raw_text" as const, text: words });
const number = (value: number, shown?: string) => ({
  type: "raw_number" as const,
  value,
  ...(shown === undefined ? {} : { text: shown }),
});
const user = (id: string) => ({
  type: "rich_text" as const,
  elements: [{ type: "rich_text_section" as const, elements: [{ type: "user" as const, user_id: id }] }],
});
const rows: readonly Row[] = [
  [text("São Paulo"), number(12, "12 M"), text("10")],
  [text("lagos"), number(9), text("9")],
  [text("Oslo"), number(1e6, "a few"), text("100")],
];
const first = (found: readonly Row[]) => found.map(([cell]) => cell && cellText(cell));
const sorted = (column: number, direction: Sort["direction"]) =>
  first(arrangeRows(rows, "", { column, direction }, {}));

describe("the rows of a data table", () => {
  test("sort by number where every cell is a number, whatever it shows", () => {
    assert.equal(isNumberColumn(rows, 1), true);
    assert.deepEqual(sorted(1, "ascending"), ["lagos", "São Paulo", "Oslo"]);
    assert.deepEqual(sorted(1, "descending"), ["Oslo", "São Paulo", "lagos"]);
  });

  test("sort by text elsewhere, as a reader would", () => {
    assert.deepEqual(sorted(0, "ascending"), ["lagos", "Oslo", "São Paulo"]);
    assert.deepEqual(sorted(2, "ascending"), ["lagos", "São Paulo", "Oslo"]);
  });

  test("keep the order of the app where they are equal, and without a sort", () => {
    const equal = ["b", "a"].map((name): Row => [text(name), number(1)]);

    for (const direction of ["ascending", "descending"] as const) {
      assert.deepEqual(first(arrangeRows(equal, "", { column: 1, direction }, {})), ["b", "a"]);
    }
    assert.deepEqual(first(arrangeRows(rows, "", undefined, {})), ["São Paulo", "lagos", "Oslo"]);
  });

  test("are found by all words of the filter in what they show, without marks and case", () => {
    const found = (filter: string) => first(arrangeRows(rows, filter, undefined, {}));

    assert.deepEqual(found("sao"), ["São Paulo"]);
    assert.deepEqual(found("  FEW oslo "), ["Oslo"]);
    assert.deepEqual(found("12 m"), ["São Paulo"]);
    assert.deepEqual(found("1000000"), []);
  });

  test("are found by the names of people in them", () => {
    const people: readonly Row[] = [[user("U1")], [user("U2")]];
    const names = { user: (id: string) => (id === "U2" ? "Bob" : "Alice") };

    assert.deepEqual(arrangeRows(people, "bob", undefined, names), [people[1]]);
  });
});

test("a column sorts up, then down, then as the app sent it", () => {
  const up = nextSort(undefined, 1);
  const down = nextSort(up, 1);

  assert.deepEqual(up, { column: 1, direction: "ascending" });
  assert.deepEqual(down, { column: 1, direction: "descending" });
  assert.equal(nextSort(down, 1), undefined);
  assert.deepEqual(nextSort(down, 0), { column: 0, direction: "ascending" });
});
