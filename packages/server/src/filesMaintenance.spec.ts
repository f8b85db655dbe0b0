import assert from "node:assert/strict";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, test } from "node:test";
import { S3Refusal } from "../testkit/s3/s3Refusal.ts";
import { type S3Server, startS3 } from "../testkit/s3/s3Server.ts";
import { type FilesMove, moveFiles } from "./filesMaintenance.ts";
import { blobOwner } from "./ports/blobs/blobOwner.ts";
import { blobName } from "./ports/blobs/blobFolder.ts";
import { diskBlobs } from "./ports/blobs/diskBlobs.ts";
import { secretsOf } from "./ports/ports.ts";

const serverKey = "1".repeat(64);

/** A data folder with files of these contents, and a bucket. */
async function prepared(...texts: string[]) {
  const stack = new AsyncDisposableStack();
  const server = stack.use(await startS3());
  const { path: dataFolder } = stack.use(await mkdtempDisposable(join(tmpdir(), "platform-files-")));
  writeFileSync(join(dataFolder, "server.key"), `${serverKey}\n`);
  const files = join(dataFolder, "files");
  const blobs = diskBlobs(files, blobOwner(secretsOf(serverKey)));
  const keys = [];
  for (const text of texts) keys.push((await blobs.keep(Readable.from([Buffer.from(text)]))).key);
  const bucket = { filesBucket: server.filesBucket({ prefix: "a" }) };
  const move = { dataFolder, from: { dataFolder }, to: bucket } satisfies FilesMove;
  return { server, dataFolder, files, blobs, keys, bucket, move, [Symbol.asyncDispose]: () => stack.disposeAsync() };
}

const inBucket = (server: S3Server, key: string) => server.bucket.objects.get(`a/${blobName(key)}`)?.bytes.toString();

/** Everything in a folder, with the times of its changes. */
function picture(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .toSorted()
    .map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);
}

describe("moving files", () => {
  test("copies all of them into a bucket and back, and leaves the original as it was", async () => {
    await using place = await prepared("one", "", "three");
    const before = picture(place.files);

    const there = await moveFiles(place.move);

    const counts = { files: 3, bytes: 8, copied: 3, present: 0, replaced: 0 };
    assert.deepEqual(there, { from: place.files, to: "s3://files/a", ...counts });
    assert.deepEqual(
      place.keys.map((key) => inBucket(place.server, key)),
      ["one", "", "three"],
    );
    assert.deepEqual(picture(place.files), before);

    const stored = new Map(place.server.bucket.objects);
    const folder = join(place.dataFolder, "back");
    const back = await moveFiles({ ...place.move, from: place.bucket, to: { filesFolder: folder } });
    assert.deepEqual(back, { from: "s3://files/a", to: folder, ...counts });
    const texts = place.keys.map((key) => readFileSync(join(folder, blobName(key)), "utf8"));
    assert.deepEqual(texts, ["one", "", "three"]);
    assert.deepEqual(place.server.bucket.objects, stored);
  });

  test("continues where an interrupted run has stopped", async () => {
    await using place = await prepared(...Array.from({ length: 20 }, (_, at) => `text ${at}`));
    const stop = new AbortController();
    const onProgress = ({ files }: { readonly files: number }) => files === 5 && stop.abort();

    await assert.rejects(
      moveFiles({ ...place.move, onProgress, signal: stop.signal }),
      /Stopped\. Run the same command again to continue\./,
    );
    const done = place.server.bucket.objects.size - 1;
    const { copied, present } = await moveFiles(place.move);

    assert.ok(done >= 5 && done < 20, String(done));
    assert.deepEqual([present, copied], [done, 20 - done]);
  });

  test("replaces a copy that differs, even if it has the same length", async () => {
    await using place = await prepared("right", "other");
    await moveFiles(place.move);
    place.server.bucket.put(`a/${blobName(place.keys[0] ?? "")}`, Buffer.from("wrong"), false);

    const { present, replaced } = await moveFiles(place.move);

    assert.deepEqual([present, replaced], [1, 1]);
    assert.equal(inBucket(place.server, place.keys[0] ?? ""), "right");
  });

  test("says what the storage refused, and continues when that is fixed", async () => {
    await using place = await prepared("one");
    await moveFiles(place.move);
    await place.blobs.keepAs("f".repeat(32), Readable.from([Buffer.from("two")]));
    // The first ones are the probe and its like.
    place.server.fail("HEAD", new S3Refusal(403, "AccessDenied"), new S3Refusal(403, "AccessDenied"));

    await assert.rejects(moveFiles(place.move), /access denied.*Grant the key.*Run the same command again/);

    assert.deepEqual((await moveFiles(place.move)).files, 2);
  });

  test("takes files of this server key only, into a place of this server key only", async () => {
    await using place = await prepared("one");
    await using theirs = await prepared("two");
    writeFileSync(join(theirs.dataFolder, "server.key"), `${"2".repeat(64)}\n`);
    const empty = join(place.dataFolder, "empty");
    mkdirSync(empty);

    await assert.rejects(moveFiles(theirs.move), /belong to another server key\. Pass the data folder/);
    await assert.rejects(
      moveFiles({ ...place.move, from: { filesFolder: empty } }),
      /no files of a server.*--files-from/,
    );
    await assert.rejects(moveFiles({ ...place.move, to: place.move.from }), /are in .* already/);
    assert.equal(place.server.bucket.objects.size, 0);
    place.server.bucket.put("a/owner", Buffer.from("0000"), true);
    await assert.rejects(moveFiles(place.move), /s3:\/\/files\/a belong to another server key/);
  });
});
