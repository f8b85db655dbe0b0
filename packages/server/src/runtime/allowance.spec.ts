import assert from "node:assert/strict";
import { test } from "node:test";
import { limits } from "@platform/protocol";
import { createAllowance } from "./allowance.ts";

test("a call asks for no more than so much at once, and no more than so much in all", async () => {
  const held = Promise.withResolvers<void>();
  const within = createAllowance();
  let asked = 0;
  const ask = () =>
    within(() => {
      asked++;
      return held.promise;
    });
  const first = Array.from({ length: limits.hosted_requests_at_once_max }, ask);

  await assert.rejects(ask(), /too many requests at once/);
  held.resolve();
  await Promise.all(first);

  for (let n = first.length + 1; n < limits.hosted_requests_max; n++) await ask();
  await assert.rejects(ask(), /more requests than one call may/);
  // The one that was refused for its moment counts, and nobody was asked for it.
  assert.equal(asked, limits.hosted_requests_max - 1);
});
