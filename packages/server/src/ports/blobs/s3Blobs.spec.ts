import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, test } from "node:test";
import { S3Refusal } from "../../../testkit/s3/s3Refusal.ts";
import { type S3Server, type S3ServerOptions, startS3 } from "../../../testkit/s3/s3Server.ts";
import { StoreFailure } from "../failures.ts";
import { createLog } from "../log.ts";
import { systemClock } from "../ports.ts";
import { reportedBlobs } from "./reportedBlobs.ts";
import { parseS3Url } from "./s3/s3Address.ts";
import { createS3Client } from "./s3/s3Client.ts";
import { checkCredentials } from "./s3/s3Credentials.ts";
import { s3Blobs, type S3BlobsOptions } from "./s3Blobs.ts";

const small = { bytesMax: 1_000_000, smallBytes: 10, partBytes: 100 };

async function opened(server: S3ServerOptions = {}, options: Partial<S3BlobsOptions> = {}) {
  const s3 = await startS3({ partBytesMin: 100, ...server });
  const given = s3.filesBucket({ prefix: "a" });
  const timing = { firstPauseMs: 1, idleMs: 150 };
  const client = createS3Client({ address: parseS3Url(given.url), credentials: checkCredentials(given), timing });
  const dispose = () => s3[Symbol.asyncDispose]();
  return { s3, blobs: s3Blobs(client, { ...small, ...options }), [Symbol.asyncDispose]: dispose };
}

const bytes = (size: number) => Buffer.alloc(size, "0123456789abcdefg");
const source = (size: number) => Readable.from([bytes(size)]);
const called = (s3: S3Server, name: string) => s3.calls.filter((call) => call.name === name).length;

async function readBack(blobs: ReturnType<typeof s3Blobs>, key: string, size: number): Promise<boolean> {
  const blob = await blobs.open(key);
  return blob !== undefined && (await buffer(blob.read(0, blob.size - 1))).equals(bytes(size));
}

describe("a file in an object storage", () => {
  for (const [size, puts, parts] of [
    [9, 1, 0],
    [10, 1, 0],
    [99, 1, 0],
    [100, 0, 1],
    [101, 0, 2],
    [350, 0, 4],
  ] as const) {
    test(`of ${size} bytes is sent by ${puts} PUT or in ${parts} parts`, async () => {
      await using place = await opened();

      const { key } = await place.blobs.keep(source(size));

      assert.deepEqual([called(place.s3, "PUT"), called(place.s3, "PUT part")], [puts, parts]);
      assert.ok(await readBack(place.blobs, key, size));
      assert.equal(place.s3.bucket.uploads.size, 0);
    });
  }

  test("survives every step failing twice", async () => {
    await using place = await opened();
    for (const name of ["PUT", "POST start", "PUT part", "POST complete", "GET", "HEAD"]) {
      place.s3.fail(name, new S3Refusal(503, "SlowDown"), new S3Refusal(500, "InternalError"));
    }

    const one = await place.blobs.keep(source(50));
    const large = await place.blobs.keep(source(250));

    assert.ok(await readBack(place.blobs, one.key, 50));
    assert.ok(await readBack(place.blobs, large.key, 250));
  });

  test("is there once when an answer is lost after it was stored", async () => {
    await using place = await opened();
    for (const name of ["PUT", "PUT part", "POST complete"]) place.s3.fail(name, "lose-answer");

    const one = await place.blobs.keep(source(50));
    const large = await place.blobs.keep(source(250));

    assert.deepEqual(place.s3.calls.filter(({ status }) => status === 412 || status === 404).length, 2);
    assert.ok(await readBack(place.blobs, one.key, 50));
    assert.ok(await readBack(place.blobs, large.key, 250));
    assert.equal(place.s3.bucket.objects.size, 2);
  });

  test("is completed again when the storage answers 200 with an error", async () => {
    await using place = await opened();
    place.s3.fail("POST complete", "ok-with-error", "ok-with-error");

    const { key } = await place.blobs.keep(source(250));

    assert.ok(await readBack(place.blobs, key, 250));
    assert.equal(called(place.s3, "POST complete"), 3);
  });

  test("never appears when a part or the end of it fails for good", async () => {
    for (const [name, again] of [
      ["PUT part", 1],
      ["POST complete", 9],
    ] as const) {
      await using place = await opened();
      const refusal = again === 1 ? new S3Refusal(403, "AccessDenied") : ("ok-with-error" as const);
      place.s3.fail(name, ...Array.from({ length: again }, () => refusal));

      await assert.rejects(place.blobs.keep(source(250)), (error: unknown) => {
        assert.ok(error instanceof StoreFailure);
        return error.kind === "unreachable" && /nothing of it was kept/.test(error.message);
      });

      assert.deepEqual([place.s3.bucket.objects.size, place.s3.bucket.uploads.size], [0, 0]);
    }
  });

  test("is refused as too much when the storage is full, and the log has the reason and no secret", async () => {
    await using place = await opened();
    const lines: string[] = [];
    const log = createLog({ level: "warn", write: (line) => void lines.push(line) });
    const blobs = reportedBlobs(place.blobs, "s3://files/a", log);
    place.s3.fail("PUT", new S3Refusal(507, "QuotaExceeded"), new S3Refusal(403, "AccessDenied"));

    await assert.rejects(
      blobs.keep(source(5)),
      (error: unknown) => error instanceof StoreFailure && error.kind === "full",
    );
    await assert.rejects(blobs.keep(source(5)), /the object storage did not do what it was asked/);

    const written = lines.join("");
    assert.match(written, /QuotaExceeded[\s\S]*s3:\/\/files\/a[\s\S]*Grant the key in AWS_ACCESS_KEY_ID/);
    assert.doesNotMatch(written, /TESTKEY|secret\+key|Signature|Authorization/i);
  });

  test("is read to its end when the connection breaks or goes silent on the way", async () => {
    await using place = await opened();
    const { key } = await place.blobs.keep(source(250));
    place.s3.fail("GET", "cut-body", "stall-body", "cut-body");

    assert.ok(await readBack(place.blobs, key, 250));

    const ranges = place.s3.calls.filter(({ name }) => name === "GET").map(({ headers }) => headers.range);
    assert.deepEqual(ranges, [undefined, "bytes=125-249", "bytes=188-249", "bytes=219-249"]);
  });

  test("is not passed on when the storage sends other bytes than the requested ones", async () => {
    await using place = await opened();
    const { key } = await place.blobs.keep(source(50));
    const blob = await place.blobs.open(key);
    place.s3.bucket.put(`a/${key.slice(0, 2)}/${key}`, bytes(40), false);

    await assert.rejects(buffer(blob?.read(0, 49) ?? Readable.from([])), StoreFailure);
  });

  test("of which only parts arrived before a crash is removed later, and a younger one is not", async () => {
    await using place = await opened({ pageSize: 1 });
    const now = systemClock.nowMs();
    for (const key of ["a/1", "a/2", "b/1"]) {
      place.s3.nowMs = () => now - (key === "a/2" ? 0 : 60_000);
      place.s3.bucket.startUpload(key);
    }
    place.s3.nowMs = () => now;

    await place.blobs.removePartials(now - 30_000);

    assert.deepEqual(
      [...place.s3.bucket.uploads.values()].map(({ key }) => key),
      ["a/2", "b/1"],
    );
  });

  test("waits for its turn when many large ones come at once, which bounds the memory; small ones do not wait", async () => {
    await using place = await opened({}, { uploadsMax: 1, turnMs: 200 });
    const started = Promise.withResolvers<void>();
    const more = Promise.withResolvers<void>();
    const slow = async function* () {
      yield bytes(20);
      started.resolve();
      await more.promise;
      yield bytes(20);
    };
    const first = place.blobs.keep(slow());
    await started.promise;

    await assert.rejects(place.blobs.keep(source(20)), /too many large uploads at the same moment/);
    assert.ok(await readBack(place.blobs, (await place.blobs.keep(source(5))).key, 5));
    const waiting = place.blobs.keep(source(30));
    more.resolve();

    assert.deepEqual([(await first).size, (await waiting).size], [40, 30]);
  });
});
