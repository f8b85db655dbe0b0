import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { describe, test } from "node:test";
import { zipSync } from "fflate";
import { memoryBlobs } from "../../ports/blobs/memoryBlobs.ts";
import type { Blobs } from "../../ports/ports.ts";
import { openStoredZip } from "./blobArchive.ts";

/** Bytes that do not shrink, so that an entry is as long in the archive. */
const dense = (length: number) => createHash("shake256", { outputLength: length }).update(String(length)).digest();

const files = {
  "users.json": Buffer.from("[]"),
  ...Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`days/${at}.json`, dense(100_000)])),
  "__uploads/F1/large.bin": dense(3_000_000),
  "channels.json": Buffer.from('[{"id":"C1"}]'),
};

/** The same, counting how often it is opened. */
function counting(blobs: Blobs): Blobs & { opened: number } {
  const counted = {
    ...blobs,
    opened: 0,
    open(key: string) {
      counted.opened++;
      return blobs.open(key);
    },
  };
  return counted;
}

async function keep(blobs: Blobs, bytes: Uint8Array) {
  const { key, size } = await blobs.keep(
    (async function* () {
      yield bytes;
    })(),
  );
  return { name: "export.zip", key, size };
}

describe("a zip file among the files of a server", () => {
  test("is read entry by entry, with few requests for many small ones", async () => {
    const blobs = counting(memoryBlobs());
    await using archive = await openStoredZip(blobs, await keep(blobs, zipSync(files)));
    const read = new Map<string, Buffer>();
    for (const entry of archive.entries) read.set(entry.path, await buffer(await entry.open()));

    assert.deepEqual([...read.keys()], Object.keys(files));
    for (const [path, bytes] of Object.entries(files)) assert.ok(read.get(path)?.equals(bytes), path);
    assert.ok(blobs.opened < 15, `it was opened ${blobs.opened} times`);
  });

  test("is refused as a file is: names that lead out of it, and what is no zip", async () => {
    const blobs = memoryBlobs();
    const outside = await keep(blobs, zipSync({ "../users.json": Buffer.from("[]") }));
    await assert.rejects(openStoredZip(blobs, outside), /leads out of the archive/);
    const text = await keep(blobs, Buffer.from("PK but nothing else"));
    await assert.rejects(openStoredZip(blobs, text), /export\.zip cannot be read as a zip file/);
  });

  test("that was removed is missed by its name", async () => {
    const blobs = memoryBlobs();
    const zip = await keep(blobs, zipSync(files));
    await blobs.remove(zip.key);
    await assert.rejects(openStoredZip(blobs, zip), /The archive was removed/);
  });
});
