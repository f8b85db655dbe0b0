import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { parseQuery } from "./parseQuery.ts";

function many(count: number, of: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => of(at)).join("");
}

/** How many conditions a query becomes. */
function conditions(query: string): number {
  const { phrases, without, filters } = parseQuery(query);
  return [...phrases, ...without].reduce((sum, { words }) => sum + words.length, filters.length);
}

describe("a query", () => {
  for (const [what, query] of [
    ["words", many(4_000, (at) => `w${at} `)],
    ["words joined by dots", many(200_000, (at) => `${at % 10}.`)],
    ["words in quotes", `"${many(4_000, () => "w ")}"`],
    ["phrases of a hundred words", many(50, () => `"${many(100, () => "w ")}" `)],
    ["words that must not be there", many(4_000, () => "-w ")],
    ["filters", many(4_000, () => "has:pin ")],
    ["characters that are words by themselves", "漢".repeat(100_000)],
  ] as const) {
    test(`of too many ${what} is cut at the limit`, () => {
      assert.equal(conditions(query), limits.search_parts_max);
    });
  }

  test("is not read behind its limit of characters, even when nothing in it can be looked for", () => {
    assert.equal(conditions(`${"! ".repeat(limits.search_query_chars_max)} word`), 0);
  });

  test("loses the word that the limit would cut in two", () => {
    const { phrases } = parseQuery(`first ${"! ".repeat((limits.search_query_chars_max - 10) / 2)}lastword`);
    assert.deepEqual(
      phrases.map(({ words }) => words),
      [["first"]],
    );
  });

  test("does not look for the beginning of a word whose end was cut off", () => {
    const { phrases } = parseQuery(`${many(60, (at) => `w${at}.`)}*`);
    assert.deepEqual([phrases[0]?.words.length, phrases[0]?.isPrefix], [limits.search_parts_max, false]);
  });

  test("within the limits is taken whole", () => {
    const { phrases, without, filters } = parseQuery('release "road map" not* -draft in:#general');
    assert.deepEqual(
      phrases.map(({ words, isPrefix }) => [words.join(" "), isPrefix]),
      [
        ["release", false],
        ["road map", false],
        ["not", true],
      ],
    );
    assert.deepEqual(without, [{ words: ["draft"], isPrefix: false }]);
    assert.deepEqual(filters, [{ filter: "in", value: "#general", isNot: false }]);
  });
});
