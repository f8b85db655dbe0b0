import assert from "node:assert/strict";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, test } from "node:test";
import { S3Refusal } from "../../../testkit/s3/s3Refusal.ts";
import { type S3Server, startS3 } from "../../../testkit/s3/s3Server.ts";
import { StartFailure } from "../failures.ts";
import { createLog } from "../log.ts";
import { type BlobPlace, blobPlaceOf } from "./blobPlace.ts";
import { bucketPlace } from "./bucketPlace.ts";

const options = { bytesMax: 1_000_000 };
const placeIn = (server: S3Server): BlobPlace => bucketPlace(server.filesBucket({ prefix: "a" }), { firstPauseMs: 1 });

describe("a bucket that is taken into use", () => {
  test("belongs to one server key, and has nothing but the name of that", async () => {
    await using server = await startS3();
    assert.equal(await placeIn(server).readOwner(), undefined);

    await placeIn(server).open("ours", options);

    assert.deepEqual([...server.bucket.objects.keys()], ["a/owner"]);
    assert.equal(await placeIn(server).readOwner(), "ours");
    await placeIn(server).open("ours", options);
    await assert.rejects(placeIn(server).open("theirs", options), /belong to another server key.*--files/);
    await bucketPlace(server.filesBucket({ prefix: "b" })).open("theirs", options);
  });

  test("belongs to the one of two servers that was first, when both start at the same moment", async () => {
    await using server = await startS3();

    const opened = await Promise.allSettled(["ours", "theirs"].map((owner) => placeIn(server).open(owner, options)));

    assert.deepEqual(opened.map(({ status }) => status).toSorted(), ["fulfilled", "rejected"]);
  });

  for (const [name, right] of Object.entries({
    PUT: "PUT",
    GET: "GET",
    DELETE: "DELETE",
    "GET list": "GET",
  })) {
    test(`is refused when it does not allow ${name}, with the rights to grant`, async () => {
      await using server = await startS3();
      server.denied.add(name);

      await assert.rejects(placeIn(server).open("ours", options), (error: unknown) => {
        assert.ok(error instanceof StartFailure);
        assert.match(error.message, new RegExp(`refused ${right}: access denied.*s3:DeleteObject.*s3:ListBucket`));
        assert.doesNotMatch(error.message, /TESTKEY|secret\+key/);
        return true;
      });
      assert.equal(server.bucket.objects.has("a/owner"), false);
    });
  }

  test("is refused when it does not exist, before it counts as empty", async () => {
    await using server = await startS3();
    const place = bucketPlace(server.filesBucket({ bucket: "missing" }));

    await assert.rejects(place.readOwner(), /there is no bucket missing\. Create it/);
    await assert.rejects(place.open("ours", options), /there is no bucket missing\. Create it/);
  });

  test("starts while the storage is overloaded for a moment", async () => {
    await using server = await startS3();
    for (const name of ["PUT", "GET", "DELETE"]) server.fail(name, new S3Refusal(503, "SlowDown"), "lose-answer");
    server.fail("GET", "cut-body");

    await placeIn(server).open("ours", options);

    assert.equal(await placeIn(server).readOwner(), "ours");
  });

  test("is logged when it keeps versions, because deleted files stay in it", async () => {
    await using server = await startS3({ hasVersions: true });
    const lines: string[] = [];
    const log = createLog({ level: "warn", write: (line) => void lines.push(line) });

    await placeIn(server).open("ours", { ...options, log });

    assert.match(lines.join(""), /keeps versions: deleted files stay/);
  });

  test("has the layout of a folder, so that any tool can copy the one into the other", async () => {
    await using server = await startS3();
    const place = placeIn(server);
    const blobs = await place.open("ours", options);
    const { key } = await blobs.keep(Readable.from([Buffer.from("abc")]));
    server.bucket.put("a/notes.txt", Buffer.from("of another program"), true);

    const keys = [];
    for await (const one of place.keys()) keys.push(one);

    assert.deepEqual(keys, [key]);
    assert.ok(server.bucket.objects.has(`a/${key.slice(0, 2)}/${key}`));
    assert.deepEqual([await place.has(key), await place.has("0".repeat(32))], [true, false]);
    const opened = await place.openBlob(key);
    assert.equal((await buffer(opened?.read(0, 2) ?? Readable.from([]))).toString(), "abc");
  });

  test("needs credentials", async () => {
    await assert.rejects(
      blobPlaceOf({ filesBucket: { url: "s3://files?region=eu-west-1" } }),
      /Object storage needs credentials\. Set AWS_ACCESS_KEY_ID/,
    );
  });
});
