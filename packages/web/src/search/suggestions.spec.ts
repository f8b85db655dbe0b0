import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Known, lookupOf, suggestionsOf } from "./suggestions.ts";

const known: Known = {
  recent: ["release notes", "from:@bob lunch"],
  people: [{ id: "U1", name: "bob", title: "Bob Brown" }],
  channels: [{ id: "C1", name: "random" }],
};
const titles = (query: string, of: Known = known) => suggestionsOf(query, of).map(({ title }) => title);
const typed = (query: string) =>
  suggestionsOf(query, known).flatMap(({ choose }) => ("type" in choose ? [choose.type] : []));

describe("suggestions of the search field", () => {
  test("begin with recent searches and the filters that are used most", () => {
    assert.deepEqual(titles(""), ["release notes", "from:@bob lunch", "from:", "in:", "has:", "during:", "type:"]);
  });

  test("for a word are recent searches with it, filters that begin so, channels and people", () => {
    assert.deepEqual(titles("lu"), ["from:@bob lunch", "random", "Bob Brown"]);
    assert.deepEqual(titles("thr", { ...known, people: [], channels: [] }), ["threads:"]);
  });

  test("complete the value of a filter and leave the rest of the query alone", () => {
    assert.deepEqual(typed("lunch from:@b"), ["lunch from:@bob "]);
    assert.deepEqual(typed("lunch -from:m"), ["lunch -from:me ", "lunch -from:@bob "]);
    assert.deepEqual(typed("in:"), ["in:#random ", "in:@bob "]);
    assert.deepEqual(typed("x has:l"), ["x has:link "]);
    assert.deepEqual(typed("during:ye"), ["during:yesterday ", "during:year "]);
  });

  test("look up people and channels only where they fit", () => {
    assert.deepEqual(lookupOf("from:@bo"), { people: "bo" });
    assert.deepEqual(lookupOf("in:#ra"), { channels: "ra" });
    assert.deepEqual(lookupOf("has:l"), {});
    assert.deepEqual(lookupOf("l"), {}, "one letter finds too much");
    assert.deepEqual(lookupOf("lunch "), {});
  });
});
