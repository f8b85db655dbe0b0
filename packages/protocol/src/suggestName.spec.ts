import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { suggestName } from "./suggestName.ts";

const known = ["chat:write", "channels:read", "channels:history", "commands"];

test("a letter too many, too few, wrong or swapped leads to the name that is meant", () => {
  for (const typed of ["chat:writee", "cht:write", "chat:wrote", "caht:write", "Chat:write"]) {
    assert.equal(suggestName(typed, known), "chat:write", typed);
  }
  assert.equal(suggestName("channels:raed", known), "channels:read");
});

test("what is like no known name leads nowhere, and neither does what is too long to compare", () => {
  assert.equal(suggestName("made:up", known), undefined);
  assert.equal(suggestName("", known), undefined);
  assert.equal(suggestName("chat:write".repeat(1_000), ["chat:write".repeat(1_000)]), undefined);
});

test("a known name suggests itself, whatever was compared before", () => {
  const name = fc.string({ minLength: 1, maxLength: 64 });
  fc.assert(
    fc.property(name, name, (one, other) => {
      suggestName(other, [one, other]);
      assert.equal(suggestName(one, [other, one]), one);
    }),
  );
});
