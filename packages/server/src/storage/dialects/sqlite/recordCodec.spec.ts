import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { RecordEncoder, RecordDecoder } from "./recordCodec.ts";

/** Each list as the other thread gets it. */
function crossed(lists: readonly (readonly unknown[])[]): unknown[][] {
  const flattening = new RecordEncoder();
  const unflattening = new RecordDecoder();
  return lists.map((values) => {
    const list: unknown[] = [];
    for (const value of values) flattening.append(list, value);
    const read: unknown[] = [];
    for (unflattening.open(structuredClone(list)); unflattening.hasMore;) read.push(unflattening.nextValue());
    return read;
  });
}

describe("flattening", () => {
  test("names fields once for each kind of record", () => {
    const flattening = new RecordEncoder();
    const list: unknown[] = [];

    for (const value of [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
      { b: 5, a: 6 },
    ])
      flattening.append(list, value);

    assert.deepEqual(list, [["a", "b"], 1, 2, 0, 3, 4, ["b", "a"], 5, 6]);
  });

  test("remembers no names of a record that is wider than any of ours: they may be a caller's", () => {
    const flattening = new RecordEncoder();
    const wide = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`name${at}`, at]));
    const list: unknown[] = [];

    flattening.append(list, wide);
    flattening.append(list, wide);

    assert.deepEqual(list, [-1, wide, -1, wide]);
    assert.deepEqual(crossed([[wide, { a: 1 }, wide]]), [[wide, { a: 1 }, wide]]);
  });

  test("gives back what was put in, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.anything({ withNullPrototype: true, withMap: true, withDate: true }))),
        (lists) => {
          assert.deepEqual(crossed(lists), structuredClone(lists));
        },
      ),
    );
  });

  test("keeps a field that is called like the prototype", () => {
    const value = JSON.parse('{"__proto__": {"a": 1}, "b": 2}') as object;

    assert.deepEqual(crossed([[value]]), [[value]]);
  });

  test("starts over when there are too many kinds", () => {
    const lists = Array.from({ length: 2_500 }, (_, at) => [{ [`name${at}`]: at }, { name: at }]);

    assert.deepEqual(crossed(lists), lists);
  });
});
