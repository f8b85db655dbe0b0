import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { handOut, takeParameters } from "./channelTimestamps.ts";

const wanted = fc.array(
  fc.record({ channelKey: fc.integer({ min: 1, max: 4 }), nowUs: fc.integer({ min: 1, max: 50 }) }),
  {
    minLength: 1,
    maxLength: 20,
  },
);

test("channels are locked in the order of their keys", () => {
  fc.assert(
    fc.property(wanted, (all) => {
      const [keys] = takeParameters(all);
      assert.deepEqual(
        keys,
        [...new Set(all.map(({ channelKey }) => channelKey))].toSorted((a, b) => a - b),
      );
    }),
  );
});

test("every timestamp is later than the one before it in its channel, and not earlier than its clock", () => {
  fc.assert(
    fc.property(wanted, fc.array(fc.nat(60), { minLength: 4, maxLength: 4 }), (all, lastTs) => {
      const [keys, counts, floors] = takeParameters(all);
      const runs = keys.map((key, at) => ({
        key,
        last_ts: Math.max((lastTs[key - 1] ?? 0) + (counts[at] ?? 0), floors[at] ?? 0),
      }));

      const given = handOut(all, runs);

      const last = new Map(lastTs.map((ts, at) => [at + 1, ts]));
      for (const [at, { channelKey, nowUs }] of all.entries()) {
        const ts = given[at] ?? 0;
        assert.ok(ts > (last.get(channelKey) ?? 0));
        assert.ok(ts >= nowUs);
        last.set(channelKey, ts);
      }
      // The next one of the channel comes after the last of the run.
      for (const { key, last_ts } of runs) assert.equal(last.get(key), last_ts);
    }),
  );
});

test("a channel that is gone fails", () => {
  assert.throws(() => handOut([{ channelKey: 1, nowUs: 1 }], []), /channel 1 is gone/);
});
