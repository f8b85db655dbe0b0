import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { describe, test } from "node:test";
import { createPlatform, type Platform } from "@platform/server";
import type { FilesBucket } from "@platform/server/ports/blobs/blobPlace.ts";
import { createClient } from "@platform/sdk";
import { startS3 } from "../../../server/testkit/s3/s3Server.ts";
import { shell, type Shell } from "../../testkit/runCli.ts";

/** The flag and the environment that name a bucket. */
function named({ url, accessKeyId, secretAccessKey }: FilesBucket, here: Shell) {
  const env = { HOME: here.folder, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey };
  return { url, over: { env } };
}

async function uploadAll(platform: Platform, texts: readonly string[]): Promise<string[]> {
  const baseUrl = await platform.listen();
  const dev = await platform.describeDev();
  const client = createClient({ baseUrl, token: dev.users.find(({ name }) => name === "alice")?.token ?? "" });
  for (const text of texts) {
    const opened = await client.call("files.getUploadURLExternal", { filename: "a.txt", length: text.length });
    assert.ok(opened.ok);
    await fetch(opened.upload_url, { method: "POST", body: text });
    assert.ok((await client.call("files.completeUploadExternal", { files: [{ id: opened.file_id }] })).ok);
  }
  const listed = await client.call("files.list", {});
  assert.ok(listed.ok);
  const headers = { authorization: `Bearer ${dev.users.find(({ name }) => name === "alice")?.token}` };
  return Promise.all(listed.files.map(async ({ url_private: url }) => (await fetch(url, { headers })).text()));
}

describe("files in an object storage", () => {
  test("are copied there from the data folder, served from there, and copied back", async () => {
    await using storage = await startS3();
    using here = shell();
    const { url, over } = named(storage.filesBucket({ prefix: "chat" }), here);
    const dataFolder = here.path("data");
    await using before = await createPlatform({ dataFolder, seed: "dev", dev: true });
    await uploadAll(before, ["first", "second"]);
    await before.stop();

    const moved = await here.run(["move", "--data", "data", "--files", url], over);
    assert.deepEqual([moved.code, moved.err], [0, ""]);
    assert.match(moved.out, /^2 files \(11 bytes\) of .*data\/files are in s3:\/\/files\/chat, compared by length/);
    assert.match(moved.out, /^2 copied, 0 there before, 0 replaced/m);
    const again = await here.run(["move", "--data", "data", "--files", url, "--json"], over);
    const { from, ...counts } = JSON.parse(again.out) as { from: string };
    assert.equal(from, here.path("data", "files"));
    const expected = { ok: true, to: "s3://files/chat", files: 2, bytes: 11, copied: 0, present: 2, replaced: 0 };
    assert.deepEqual(counts, expected);

    const filesBucket = storage.filesBucket({ prefix: "chat" });
    await using after = await createPlatform({ dataFolder, filesBucket, dev: true });
    assert.deepEqual((await uploadAll(after, ["third"])).toSorted(), ["first", "second", "third"]);
    await after.stop();
    const back = await here.run(["move", "--data", "data", "--files", "back", "--files-from", url], over);
    assert.match(back.out, /^3 files \(16 bytes\) of s3:\/\/files\/chat are in .*back, compared/);
    assert.equal(
      readdirSync(here.path("back"), { recursive: true }).filter((name) => /[0-9a-f]{32}/.test(String(name))).length,
      3,
    );
  });

  test("are served by `platform serve`, which proves at its start that it may use them", async () => {
    await using storage = await startS3();
    using here = shell();
    const { url, over } = named(storage.filesBucket(), here);
    const args = ["serve", "--dev", "--port", "0", "--data", "data", "--files", url, "--json"];

    await using server = await here.start(args, over);
    await server.stop();

    assert.ok(storage.bucket.objects.has("owner"));
    assert.equal(existsSync(here.path("data", "files")), false);
    assert.deepEqual(
      storage.calls.map(({ name }) => name).filter((name) => name === "DELETE"),
      ["DELETE"],
    );
  });

  test("refuse to start with the problem and the remedy, and quote no secret", async () => {
    await using storage = await startS3();
    using here = shell();
    const { url, over } = named(storage.filesBucket(), here);
    const wrongSecret = { env: { ...over.env, AWS_SECRET_ACCESS_KEY: "hunter2" } };
    const cases = [
      [url, { env: { HOME: here.folder } }, /Set AWS_ACCESS_KEY_ID in the environment/],
      [url, wrongSecret, /Correct AWS_SECRET_ACCESS_KEY/],
      [url.replace("eu-test-1", "us-east-1"), over, /Add region=eu-test-1/],
      [url.replace("s3://files", "s3://missing"), over, /there is no bucket missing/],
      ["s3://KEY:hunter2@files?region=eu-west-1", over, /it contains credentials/],
      ["s3:files", over, /it is no URL such as s3:/],
    ] as const;

    for (const [files, io, message] of cases) {
      const { code, err } = await here.run(["serve", "--port", "0", "--data", "data", "--files", files], io);
      assert.deepEqual([code, message.test(err)], [1, true], err);
      assert.doesNotMatch(err, /hunter2|Signature=|This is a bug|\n\s+at /);
    }
    assert.equal(existsSync(here.path("data")), false, "a start that is refused leaves nothing behind");
  });

  test("stay where they are when the database is backed up, which fails when some are missing", async () => {
    await using storage = await startS3();
    using here = shell();
    const { url, over } = named(storage.filesBucket(), here);
    const filesBucket = storage.filesBucket();
    await using platform = await createPlatform({ dataFolder: here.path("data"), filesBucket, seed: "dev", dev: true });
    await uploadAll(platform, ["first", "second"]);
    const args = ["backup", "--data", "data", "--files", url, "--to"];

    const whole = await here.run([...args, "copy.db"], over);
    assert.match(whole.out, /The uploaded files stay in s3:\/\/files: back up the bucket, too\./);
    const restored = await here.run(["restore", "--from", "copy.db", "--data", "restored", "--files", url], over);
    assert.deepEqual([restored.code, restored.err], [0, ""], restored.out);
    assert.equal(existsSync(here.path("restored", "files")), false);
    const doctor = ["doctor", "--server", "--data", "data", "--files", url];
    assert.match((await here.run(doctor, over)).out, /s3:\/\/files answers/);
    const wrongSecret = { env: { ...over.env, AWS_SECRET_ACCESS_KEY: "hunter2" } };
    const failed = await here.run(doctor, wrongSecret);
    assert.equal(failed.code, 1);
    assert.match(failed.out + failed.err, /Correct AWS_SECRET_ACCESS_KEY/);
    assert.doesNotMatch(failed.out + failed.err, /hunter2/);

    const key = [...storage.bucket.objects.keys()].find((name) => name !== "owner") ?? "";
    storage.bucket.objects.delete(key);
    const without = await here.run(["restore", "--from", "copy.db", "--data", "again", "--files", url], over);
    assert.match(without.err, /1 of the 2 files that the database names are not in s3:\/\/files/);
    const { code, err } = await here.run([...args, "other.db"], over);

    assert.equal(code, 1);
    assert.match(err, /1 of the 2 files that the database names are not in s3:\/\/files\./);
    assert.equal(existsSync(here.path("other.db")), false);
  });

  test("need one place to be copied into", async () => {
    using here = shell();
    const wrong = [
      [[], /Pass one of --to URL .*, --from URL .* and --files PLACE/],
      [["--to", "postgres://db/x", "--files", "files"], /Pass one of --to URL/],
      [["--to", "postgres://db/x", "--files-from", "files"], /Pass the place to copy them into with --files/],
    ] as const;

    for (const [args, message] of wrong) {
      const { code, err } = await here.run(["move", "--data", "data", ...args]);
      assert.deepEqual([code, message.test(err)], [2, true], err);
    }
  });
});
