import assert from "node:assert/strict";
import { test } from "node:test";
import { commonErrors } from "@platform/protocol";
import { allSeenCodes, seenCodes } from "../../packages/server/testkit/ledger.ts";
import { methods } from "../../packages/server/src/methods/registry.ts";

/** Runs last in its process: it judges the codes that the tests before it caused. */

const reservedMax = 3;

test("every code that a method declares was caused by some test, or is reserved with a reason", () => {
  const unseen = [...methods.values()].flatMap((method) =>
    Object.entries(method.errors)
      .filter(([code, note]) => typeof note === "string" && !seenCodes(method.name).has(code))
      .map(([code]) => `${method.name} ${code}`),
  );

  assert.deepEqual(unseen, []);
});

test("hardly any code is reserved", () => {
  const reserved = [...methods.values()].flatMap((method) =>
    Object.entries(method.errors).filter(([, note]) => typeof note !== "string"),
  );

  assert.ok(reserved.length <= reservedMax, `${reserved.length} codes are reserved`);
});

test("every common code was caused by some test", () => {
  const seen = allSeenCodes();

  const unseen = Object.keys(commonErrors).filter((code) => !seen.has(code));

  assert.deepEqual(unseen, []);
});
