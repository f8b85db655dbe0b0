import assert from "node:assert/strict";
import { test } from "node:test";
import { sortName } from "./sortName.ts";

test("names come as people expect them, by their bytes alone", () => {
  const expected = ["Émile", "emilia", "Team 2", "team 10", "TEAM 011", "zoe", "Ångström"].toSorted(
    new Intl.Collator("en", { sensitivity: "base", numeric: true }).compare,
  );
  const sorted = expected
    .toReversed()
    .toSorted((a, b) => Buffer.compare(Buffer.from(sortName(a)), Buffer.from(sortName(b))));
  assert.deepEqual(sorted, expected);
});

test("what is too long is cut, and never in the middle of a letter", () => {
  const cut = sortName(`a${"\u{1f600}".repeat(200)}`);
  assert.ok(cut.length <= 200 && cut.isWellFormed());
});
