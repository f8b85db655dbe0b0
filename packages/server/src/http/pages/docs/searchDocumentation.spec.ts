import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { searchDocumentation } from "./searchDocumentation.ts";

const titles = (query: string, category?: string) =>
  searchDocumentation({ query, category, limit: 5 }).pages.map(({ title }) => title);

describe("searchDocumentation", () => {
  test("puts the page of that name first, and finds beginnings of words", () => {
    assert.equal(titles("chat.postMessage")[0], "chat.postMessage");
    assert.ok(titles("datast", "guide").includes("Datastores"));
  });

  test("wants every word, keeps to the category, and counts what it leaves out", () => {
    assert.deepEqual(titles("datastore qwertzuiop"), []);
    assert.deepEqual(titles("..."), []);
    const { total, pages } = searchDocumentation({ query: "trigger", category: "method", limit: 2 });
    assert.ok(total > 2);
    assert.deepEqual(
      pages.map(({ category, path }) => [category, path.startsWith("/docs/")]),
      [
        ["method", true],
        ["method", true],
      ],
    );
  });
});
