import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutFirst } from "./pinToOtherCores.ts";

test("functions get every core but the first that there is", () => {
  const lists = { "0": undefined, "0-1": "1", "0-3": "1-3", "2,5-7": "5-7", "4-5,8": "5,8" };
  for (const [allowed, others] of Object.entries(lists)) assert.equal(withoutFirst(allowed), others, allowed);
});
