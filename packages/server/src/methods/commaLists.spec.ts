import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { limits } from "@platform/protocol";
import { decodeList, Fault, list } from "./params.ts";

describe("a comma list", () => {
  test("is taken apart at its commas, without what is empty", () => {
    assert.deepEqual(decodeList(" a, b ,,c,"), ["a", "b", "c"]);
    assert.deepEqual(decodeList("a"), ["a"]);
    assert.deepEqual(decodeList(",, ,"), []);
    assert.deepEqual(decodeList(""), []);
  });

  test("is taken apart no further than is needed to refuse it", () => {
    const parts = decodeList("a,".repeat(400_000));
    assert.equal(Array.isArray(parts) ? parts.length : 0, limits.arg_count_max + 1);
    const few = decodeList("a,".repeat(400_000), 10);
    assert.equal(Array.isArray(few) ? few.length : 0, 11);
  });

  test("is refused when it is longer than the argument may be", () => {
    const { decode } = list({ describe: "Anything.", max: 3 });
    assert.deepEqual(decode("a,b,c"), ["a", "b", "c"]);
    assert.ok(decode("a,b,c,d") instanceof Fault);
  });
});
