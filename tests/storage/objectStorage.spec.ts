import assert from "node:assert/strict";
import { cpSync, readdirSync } from "node:fs";
import { Readable } from "node:stream";
import { describe, test } from "node:test";
import { createLog, createPlatform, type PlatformOptions } from "@platform/server";
import { limits } from "@platform/protocol";
import { sweepFiles } from "@platform/server/domain/files/sweepFiles.ts";
import { personOf } from "../../packages/server/testkit/admins.ts";
import { makeChannel } from "../../packages/server/testkit/channels.ts";
import { download, sendBytes, type SharedFile, upload } from "../../packages/server/testkit/files.ts";
import { holdPeople } from "../../packages/server/testkit/holds.ts";
import { finishJobs } from "../../packages/server/testkit/jobs.ts";
import { colorAt, sendPhoto, twoColored } from "../../packages/server/testkit/photos.ts";
import { passDays, retainKind } from "../../packages/server/testkit/retention.ts";
import { S3Refusal } from "../../packages/server/testkit/s3/s3Refusal.ts";
import { type S3Server, startS3 } from "../../packages/server/testkit/s3/s3Server.ts";
import type { Actor } from "../../packages/server/testkit/workspace.ts";
import { type Serving, serving } from "../../packages/server/testkit/signingIn.ts";
import { quickFolder } from "../faults/dataFolder.ts";
import { platformOptions } from "./platformPlace.ts";
import { inFile, inPostgres, type StoreKind } from "./storeKinds.ts";

interface Stored extends AsyncDisposable {
  readonly server: S3Server;
  readonly options: PlatformOptions & { readonly dataFolder: string };
  open(more?: PlatformOptions): Promise<Serving>;
}

/** A store with a bucket, and nothing else that its servers share. */
async function stored(kind: StoreKind): Promise<Stored> {
  await using stack = new AsyncDisposableStack();
  const server = stack.use(await startS3({ partBytesMin: 5 * 1024 * 1024 }));
  const folder = stack.use(quickFolder("bucket"));
  const place = stack.use(await kind.fresh());
  const filesBucket = server.filesBucket({ prefix: "chat/files" });
  const options = { dataFolder: folder.path, ...platformOptions(place.location), filesBucket };
  const all = stack.move();
  const open = async (more: PlatformOptions = {}) => all.use(await serving({ ...options, ...more }));
  return { server, options, open, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

const objects = ({ bucket }: S3Server) => [...bucket.objects.keys()].filter((key) => key !== "chat/files/owner");

async function textOf(world: Serving, file: SharedFile, headers: Record<string, string> = {}) {
  const answer = await download(world.bob, world.url + new URL(file.url_private).pathname, headers);
  return [answer.status, await answer.text()];
}

for (const kind of [inFile, inPostgres]) {
  describe(`a server whose files are in an object storage: ${kind.name}`, { skip: kind.skip }, () => {
    test("takes files by both forms, large ones too, and sends them whole and in parts", async () => {
      await using place = await stored(kind);
      const world = await place.open();
      const bytes = Buffer.alloc(9 * 1024 * 1024 + 1, "0123456789");
      const form = new FormData();
      form.set("file", new File(["in a form"], "form.txt"));

      const large = await upload(world, world.bob, { name: "large.bin", bytes, channels: [world.general] });
      const answer = await fetch(`${world.url}/api/files.upload`, {
        method: "POST",
        headers: { authorization: `Bearer ${world.bob.token}` },
        body: form,
      });
      const { file: small } = (await answer.json()) as { file: SharedFile };

      assert.deepEqual(await textOf(world, small), [200, "in a form"]);
      assert.deepEqual(await textOf(world, small, { range: "bytes=5-8" }), [206, "form"]);
      const whole = await download(world.carol, large.url_private);
      assert.ok(Buffer.from(await whole.arrayBuffer()).equals(bytes));
      const part = await download(world.carol, large.url_private, { range: "bytes=-3" });
      assert.deepEqual(
        [part.headers.get("content-range"), await part.text()],
        [`bytes ${bytes.length - 3}-${bytes.length - 1}/${bytes.length}`, bytes.subarray(-3).toString()],
      );
      assert.equal((await fetch(large.url_private)).status, 401);
      assert.ok(place.server.calls.some(({ name }) => name === "POST complete"));
    });

    test("keeps photos and what jobs write there", async () => {
      await using place = await stored(kind);
      const world = await place.open();
      const image = (
        await twoColored(400, 200, [
          [255, 0, 0],
          [0, 0, 255],
        ])
      ).png();

      const answer = await sendPhoto(world, world.bob, await image.toBuffer());
      const { profile } = answer as unknown as { profile: Record<string, string> };
      const shown = await fetch(profile["image_192"] ?? "");
      const frank = personOf(world, "frank");
      const { job_id } = await frank.does("admin.audit.export", { format: "jsonl" });
      await finishJobs(world);
      const { job } = await frank.does("admin.jobs.info", { job_id });
      const exported = await download(frank, job.file?.url ?? "");

      assert.equal(shown.status, 200);
      assert.equal(await colorAt(Buffer.from(await shown.arrayBuffer()), 10, 96), "900");
      assert.match(await exported.text(), /^\{"type":"audit_chain"/);
    });

    test("removes bytes with their file, what nothing names, and what retention deletes; a hold keeps them", async () => {
      await using place = await stored(kind);
      // Without snapshots bytes go at once. The dev workspace is planted first.
      await (await place.open()).platform.stop();
      const world = await place.open({ dev: false, operatorToken: "0".repeat(40) });
      const { alice, bob } = world;
      const { db } = world.platform.store;
      const { blobs } = world.platform.files;
      const channel = await makeChannel(alice, "kept");
      await alice.does("conversations.invite", { channel, users: [bob.id] });
      const policy_id = await holdPeople(world, [bob]);
      const held = await upload(world, bob, { channels: [channel] });
      const old = await upload(world, alice);

      await bob.does("files.delete", { file: held.id });
      await retainKind(alice, { kind: "files", duration_days: 3 });
      await passDays(world, 4);
      const sweep = async () => {
        const nowMs = Date.now() + limits.orphan_file_s * 1000 + 60_000;
        for await (const _step of sweepFiles({ db, blobs, inSnapshots: new Set(), nowMs }));
      };
      await sweep();
      assert.equal(await alice.refused("files.info", { file: old.id }), "file_deleted");
      assert.equal(objects(place.server).length, 1, "the hold keeps the bytes of the deleted file");

      await alice.does("admin.legalHolds.policies.release", { policy_id });
      await passDays(world, 1);
      await blobs.keep(Readable.from([Buffer.from("orphan")]));
      place.server.bucket.startUpload("chat/files/ab/half");
      await sweep();

      assert.deepEqual([objects(place.server), place.server.bucket.uploads.size], [[], 0]);
    });

    test("answers 503 while the storage fails, loses nothing, and goes on when it is back", async () => {
      await using place = await stored(kind);
      const lines: string[] = [];
      const log = createLog({ level: "info", write: (line) => void lines.push(line) });
      const world = await place.open({ log });
      const file = await upload(world, world.bob, { bytes: "before" });
      const { upload_url } = await world.bob.does("files.getUploadURLExternal", { filename: "a", length: 5 });
      for (const name of ["PUT", "HEAD"]) place.server.denied.add(name);

      const refused = await fetch(upload_url, { method: "POST", body: "after" });
      assert.deepEqual([refused.status, refused.headers.get("retry-after")], [503, "1"]);
      assert.match(await refused.text(), /object storage.*nothing of it was kept/);
      assert.deepEqual(await textOf(world, file), [503, "Files are not available at the moment.\n"]);
      place.server.denied.clear();
      place.server.fail("PUT", new S3Refusal(503, "SlowDown"));
      const sent = await fetch(upload_url, { method: "POST", body: "after" });

      assert.equal(sent.status, 200);
      assert.deepEqual(await textOf(world, file), [200, "before"]);
      const written = lines.join("");
      assert.match(written, /s3:\/\/files\/chat\/files/);
      assert.match(written, /Grant the key in AWS_ACCESS_KEY_ID/);
      assert.doesNotMatch(written, /TESTKEY|secret\+key|Signature=|AWS4-HMAC/);
    });

    test("sends downloads on to the storage if its URL says so, after the check of access", async () => {
      await using place = await stored(kind);
      const settings = "&region=eu-test-1&presigned=60s";
      const world = await place.open({ filesBucket: place.server.filesBucket({ prefix: "chat/files", settings }) });
      const file = await upload(world, world.bob, { name: "pläne + (1).txt", channels: [world.secret] });
      const ask = (actor: Actor, url: string, more: RequestInit = {}) =>
        fetch(url, { headers: { authorization: `Bearer ${actor.token}` }, redirect: "manual", ...more });

      const { status, headers } = await ask(world.bob, file.url_private_download);
      const location = headers.get("location") ?? "";
      const sent = await fetch(location);

      assert.deepEqual([status, headers.get("cache-control")], [302, "no-store"]);
      assert.ok(location.startsWith(place.server.origin), location);
      assert.deepEqual([sent.status, await sent.text()], [200, "some notes\n"]);
      assert.match(sent.headers.get("content-disposition") ?? "", /^attachment; filename="pl_ne \+ \(1\)\.txt"/);
      assert.equal(sent.headers.get("content-type"), "text/plain; charset=utf-8");
      assert.equal(await (await download(world.bob, file.url_private_download)).text(), "some notes\n");
      assert.equal((await ask(world.bob, file.url_private)).status, 200, "what browsers show comes from the server");
      assert.equal((await ask(world.bob, file.url_private_download, { method: "HEAD" })).status, 200);
      assert.equal((await ask(world.carol, file.url_private_download)).status, 404);
      for (const changed of [location.replace("attachment", "inline"), location.replace("Expires=60", "Expires=99")]) {
        assert.equal((await fetch(changed)).status, 403);
      }
      place.server.nowMs = () => Date.now() + 61_000;
      assert.equal((await fetch(location)).status, 403, "the address ends after a minute");
    });

    test("does not start on a bucket that lacks its files, or refuses it, and changes nothing there", async () => {
      await using place = await stored(kind);
      const world = await place.open();
      await sendBytes(world, world.bob);
      await world.platform.stop();
      const elsewhere = { ...place.options, filesBucket: place.server.filesBucket({ prefix: "other" }) };

      await assert.rejects(
        createPlatform(elsewhere),
        /names 1 file, and s3:\/\/files\/other has none.*--allow-missing-files/,
      );
      const missing = { ...place.options, filesBucket: place.server.filesBucket({ bucket: "missing" }) };
      await assert.rejects(createPlatform(missing), /there is no bucket missing\. Create it/);
      place.server.denied.add("DELETE");
      await assert.rejects(createPlatform(place.options), /refused DELETE: access denied/);
      place.server.denied.clear();

      assert.ok([...place.server.bucket.objects.keys()].every((key) => key.startsWith("chat/files/")));
      await (await createPlatform(place.options)).stop();
    });
  });
}

describe("two servers on one PostgreSQL and one bucket", { skip: inPostgres.skip }, () => {
  test("share no folder: each sends what the other has taken, and removes it", async () => {
    await using place = await stored(inPostgres);
    const first = await place.open();
    using folder = quickFolder("second");
    // Of the data folder, the second machine has the server key alone.
    cpSync(`${place.options.dataFolder}/server.key`, `${folder.path}/server.key`);
    const second = await place.open({ dataFolder: folder.path });

    const files = [
      await upload(first, first.bob, { bytes: "by the first", channels: [first.general] }),
      await upload(second, second.bob, { bytes: "by the second", channels: [first.general] }),
    ] as const;

    assert.deepEqual(await textOf(second, files[0]), [200, "by the first"]);
    assert.deepEqual(await textOf(first, files[1]), [200, "by the second"]);
    await second.bob.does("files.delete", { file: files[0].id });
    assert.equal((await textOf(first, files[0]))[0], 404);
    for (const path of [place.options.dataFolder, folder.path]) {
      assert.equal(readdirSync(path).includes("files"), false);
    }
  });

  test("do not share it with a server of another key, which would sweep their files away", async () => {
    await using place = await stored(inPostgres);
    await place.open();
    using folder = quickFolder("other");
    const { filesBucket } = place.options;

    const start = createPlatform({ dataFolder: folder.path, ...(filesBucket && { filesBucket }) });

    await assert.rejects(start, /s3:\/\/files\/chat\/files belong to another server key/);
  });
});
