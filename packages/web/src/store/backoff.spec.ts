import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { createBackoff } from "./backoff.ts";

test("every wait is between half of the current step and the whole, and the steps double up to a limit", () => {
  const steps = [500, 1000, 2000, 4000, 8000, 15_000, 15_000];
  const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.array(unit, { minLength: steps.length, maxLength: steps.length }), (chances) => {
      const left = [...chances];
      const backoff = createBackoff(() => left.shift() ?? 0);
      for (const step of steps) {
        const waitMs = backoff.nextMs();
        assert.ok(waitMs >= step / 2 && waitMs <= step, `${waitMs} for the step ${step}`);
      }
    }),
  );
});

test("two clients that lose the server at once come back at different times", () => {
  const waits = Array.from({ length: 20 }, () => createBackoff().nextMs());

  assert.ok(new Set(waits).size > 1);
});

test("a success starts the waits again from the first", () => {
  const backoff = createBackoff(() => 0);
  backoff.nextMs();
  backoff.nextMs();

  backoff.reset();

  assert.equal(backoff.nextMs(), 250);
});
