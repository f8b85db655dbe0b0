import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createByteCache, listByteCaches, rowBytes } from "./byteCache.ts";

const bytesMax = 64 * 1024;

function openCache() {
  return createByteCache<{ text: string }>({ name: "test", bytesMax, bytesOf: rowBytes });
}

describe("a byte cache", () => {
  test("never takes more bytes than its bound, however long keys and values are", () => {
    const cache = openCache();
    for (let at = 0; at < 2_000; at++) {
      cache.set(`${at}`.repeat(1 + (at % 500)), { text: "x".repeat((at * 37) % 5_000) });
      assert.ok(cache.bytes <= bytesMax);
    }
    assert.ok(cache.size > 0);
  });

  test("counts an empty value under a short key too, so that many of them have an end", () => {
    const cache = openCache();
    for (let at = 0; at < 10_000; at++) cache.set(String(at), { text: "" });
    assert.ok(cache.size <= bytesMax / 200);
  });

  test("evicts what was not used for longest", () => {
    const cache = openCache();
    const kept = { text: "used again and again" };
    cache.set("kept", kept);
    for (let at = 0; at < 1_000; at++) {
      cache.set(String(at), { text: "x".repeat(1_000) });
      assert.equal(cache.get("kept"), kept);
    }
    assert.equal(cache.get("0"), undefined);
  });

  test("does not take what would evict a quarter of the rest", () => {
    const cache = openCache();
    cache.set("small", { text: "small" });
    cache.set("large", { text: "x".repeat(bytesMax) });
    assert.deepEqual([cache.get("large"), cache.get("small")?.text], [undefined, "small"]);
  });

  test("does not take what cannot be measured", () => {
    const cache = createByteCache<{ size: number }>({ name: "test", bytesMax, bytesOf: ({ size }) => size });
    for (const size of [Number.NaN, Number.POSITIVE_INFINITY]) cache.set(String(size), { size });
    cache.set("half", { size: 0.5 });
    assert.deepEqual([...cache.entries()], [["half", { size: 0.5 }]]);
  });

  test("is listed with its use while it is referenced", () => {
    const cache = createByteCache<{ text: string }>({ name: "listed", bytesMax, bytesOf: rowBytes });
    cache.set("key", { text: "value" });
    const listed = listByteCaches().find(({ name }) => name === "listed");
    assert.deepEqual([listed?.bytes, listed?.entries, listed?.bytesMax], [cache.bytes, 1, bytesMax]);
  });
});
