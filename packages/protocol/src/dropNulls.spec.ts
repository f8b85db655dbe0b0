import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { dropNulls } from "./dropNulls.ts";

describe("dropNulls", () => {
  test("removes fields that are null, at any depth", () => {
    const value = { a: null, b: { c: null, d: [{ e: null, f: 0 }] }, g: "", h: false };
    assert.deepEqual(dropNulls(value), { b: { d: [{ f: 0 }] }, g: "", h: false });
  });

  test("keeps the items of lists, so that the others keep their places", () => {
    assert.deepEqual(dropNulls({ list: [null, { a: null }, [null]] }), { list: [null, {}, [null]] });
  });

  test("returns a value without nulls as it is, and changes none", () => {
    const plain = { a: [{ b: 1 }] };
    const given = { a: null, b: { c: null } };

    assert.equal(dropNulls(plain), plain);
    dropNulls(given);

    assert.deepEqual(given, { a: null, b: { c: null } });
    assert.equal(dropNulls(null), null);
    assert.equal(dropNulls("null"), "null");
  });
});
