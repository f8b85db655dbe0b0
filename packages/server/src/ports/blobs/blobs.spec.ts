import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { describe, test } from "node:test";
import { type S3Server, startS3 } from "../../../testkit/s3/s3Server.ts";
import { realBucket, realBucketSkip } from "../../../testkit/s3/realBucket.ts";
import { type Blobs, newBlobKey, systemClock } from "../ports.ts";
import { bucketPlace } from "./bucketPlace.ts";
import { folderPlace } from "./folderPlace.ts";
import { memoryBlobs } from "./memoryBlobs.ts";

interface Opened extends AsyncDisposable {
  readonly blobs: Blobs;
  /** Everything that is stored, half-written bytes included. */
  readonly stored: () => Promise<number>;
}

const options = { bytesMax: 1024 ** 3 };

async function onDisk(): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), "platform-blobs-"));
  const blobs = await folderPlace(folder).open("ours", options);
  const dispose = async () => rmSync(folder, { recursive: true });
  return { blobs, stored: () => countKeys(blobs), [Symbol.asyncDispose]: dispose };
}

async function inMemory(): Promise<Opened> {
  const blobs = memoryBlobs();
  return { blobs, stored: () => countKeys(blobs), [Symbol.asyncDispose]: async () => {} };
}

async function inBucket(start: () => Promise<S3Server>): Promise<Opened> {
  const server = await start();
  const blobs = await bucketPlace(server.filesBucket({ prefix: "some/prefix" })).open("ours", options);
  const stored = async () => server.bucket.uploads.size + (await countKeys(blobs));
  return { blobs, stored, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

async function inRealBucket(): Promise<Opened> {
  const place = bucketPlace(realBucket(newBlobKey()));
  const blobs = await place.open("ours", options);
  const dispose = async () => {
    for await (const { key } of blobs.list()) await blobs.remove(key);
  };
  return { blobs, stored: () => countKeys(blobs), [Symbol.asyncDispose]: dispose };
}

async function countKeys(blobs: Blobs): Promise<number> {
  let count = 0;
  for await (const _blob of blobs.list()) count++;
  return count;
}

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of texts) yield Buffer.from(piece);
}

/** More than two parts of an upload, from a stream whose chunks fit into no part. */
function large(): { readonly size: number; readonly bytes: Buffer; readonly source: () => Readable } {
  const bytes = Buffer.alloc(20_000_003, "0123456789abcdefghijklmnopqrstuvw");
  const source = () =>
    Readable.from(
      (function* () {
        for (let at = 0; at < bytes.length; at += 70_001) yield bytes.subarray(at, at + 70_001);
      })(),
    );
  return { size: bytes.length, bytes, source };
}

async function sizeOf(blobs: Blobs, key: string): Promise<number | undefined> {
  const opened = await blobs.open(key);
  await opened?.close();
  return opened?.size;
}

async function readAll(blobs: Blobs, key: string): Promise<Buffer> {
  const opened = await blobs.open(key);
  assert.ok(opened);
  return buffer(opened.read(0, opened.size - 1));
}

const places = {
  "on the disk": { open: onDisk, skip: false },
  "in memory": { open: inMemory, skip: false },
  "in a bucket": { open: () => inBucket(() => startS3()), skip: false },
  "in a bucket without conditional writes": {
    open: () => inBucket(() => startS3({ isConditional: false, pageSize: 2, sessionToken: "session/token+==" })),
    skip: false,
  },
  "in the bucket of PLATFORM_TEST_S3_URL": { open: inRealBucket, skip: realBucketSkip },
};

for (const [name, { open, skip }] of Object.entries(places)) {
  describe(`bytes ${name}`, { skip }, () => {
    test("are read back as they came, whole and in parts", async () => {
      await using place = await open();
      const { blobs } = place;

      const { key, size } = await blobs.keep(pieces("abc", "", "def"));

      const read = async (first: number, last: number) => {
        const opened = await blobs.open(key);
        assert.ok(opened);
        return text(opened.read(first, last));
      };
      assert.deepEqual([size, await sizeOf(blobs, key)], [6, 6]);
      assert.deepEqual([await read(0, 5), await read(2, 3), await read(5, 5)], ["abcdef", "cd", "f"]);
      assert.match(key, /^[0-9a-f]{32}$/);
    });

    test("may be none at all", async () => {
      await using place = await open();
      const { key, size } = await place.blobs.keep(pieces());

      assert.deepEqual([size, await sizeOf(place.blobs, key)], [0, 0]);
      const opened = await place.blobs.open(key);
      assert.equal((await buffer(opened?.read(0, 0) ?? Readable.from(["x"]))).length, 0);
    });

    test("may be more than fit into one part, and are the same", async () => {
      await using place = await open();
      const { bytes, size, source } = large();
      const hash = (of: Buffer) => createHash("sha256").update(of).digest("hex");

      const kept = await place.blobs.keep(source());

      assert.equal(kept.size, size);
      assert.equal(hash(await readAll(place.blobs, kept.key)), hash(bytes));
      const opened = await place.blobs.open(kept.key);
      const middle = await buffer(opened?.read(8_388_600, 8_388_620) ?? Readable.from([]));
      assert.ok(middle.equals(bytes.subarray(8_388_600, 8_388_621)));
      await place.blobs.remove(kept.key);
    });

    test("leave nothing behind when they break off, early or late", async () => {
      await using place = await open();
      const broken = async function* (whole: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
        yield* whole;
        throw new Error("hung up");
      };

      await assert.rejects(place.blobs.keep(broken(pieces("half of it"))), /hung up/);
      await assert.rejects(place.blobs.keep(broken(large().source())), /hung up/);

      assert.equal(await place.stored(), 0);
    });

    test("are gone when removed, and removing them twice is no fault", async () => {
      await using place = await open();
      const { key } = await place.blobs.keep(pieces("abc"));

      await place.blobs.remove(key);
      await place.blobs.remove(key);

      assert.equal(await place.blobs.open(key), undefined);
      assert.equal(await place.stored(), 0);
    });

    test("are listed with the time since when they are there", async () => {
      await using place = await open();
      const before = systemClock.nowMs();
      const keys = [];
      for (const word of ["one", "two", "three"]) keys.push((await place.blobs.keep(pieces(word))).key);

      const listed = [];
      for await (const one of place.blobs.list()) listed.push(one);

      assert.deepEqual(listed.map(({ key }) => key).toSorted(), keys.toSorted());
      // A storage may count in seconds, and have a clock of its own.
      for (const { keptMs } of listed) assert.ok(Math.abs(keptMs - before) < 60_000, String(keptMs));
    });

    test("can be kept under the key that they have elsewhere", async () => {
      await using place = await open();
      const key = newBlobKey();

      assert.equal(await place.blobs.keepAs(key, pieces("moved")), 5);

      assert.equal((await readAll(place.blobs, key)).toString(), "moved");
    });

    test("are found by their key alone, which cannot lead elsewhere", async () => {
      await using place = await open();
      await place.blobs.keep(pieces("abc"));

      for (const key of ["../owner", "owner", "", ".", "/etc/passwd", "../../prefix/owner"]) {
        assert.equal(await place.blobs.open(key), undefined, key);
      }
    });

    test("of readers that stop early hold nothing up", async () => {
      await using place = await open();
      const { key } = await place.blobs.keep(large().source());
      const opened = await place.blobs.open(key);
      assert.ok(opened);
      for await (const _chunk of opened.read(0, opened.size - 1)) break;
      const unread = await place.blobs.open(key);
      await unread?.close();

      assert.equal((await readAll(place.blobs, key)).length, large().size);
      await place.blobs.remove(key);
    });
  });
}
