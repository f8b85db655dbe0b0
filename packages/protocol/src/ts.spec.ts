import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { parseTs, printTs } from "./ts.ts";

test("what is printed parses back to the same microsecond [API-1.7]", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (us) => parseTs(printTs(us)) === us));
});

test("a timestamp without a fraction is the start of its second", () => {
  assert.equal(parseTs("1700000000"), 1_700_000_000_000_000);
  assert.equal(parseTs("1700000000.1"), 1_700_000_000_100_000);
});

test("what goes beyond microseconds is cut off, not rounded", () => {
  assert.equal(parseTs("1700000000.1234567"), 1_700_000_000_123_456);
  assert.equal(parseTs("1700000000.9999999999999"), 1_700_000_000_999_999);
});

test("texts that are no timestamp are refused", () => {
  for (const text of ["", "now", "-1", "1.2.3", "1e9", " 1", "12345678901", "1.", "1700000000.12345x"]) {
    assert.equal(parseTs(text), undefined, text);
  }
});
