import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, describe, test } from "node:test";
import { diskBlobs } from "./diskBlobs.ts";
import { StartFailure } from "../failures.ts";

const folder = mkdtempSync(join(tmpdir(), "platform-blobs-"));
after(() => rmSync(folder, { recursive: true }));

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const piece of texts) yield Buffer.from(piece);
}

const partials = () => readdirSync(join(folder, "partial"));

describe("bytes on the disk", () => {
  test("are read back as they came, whole and in parts, for this user alone", async () => {
    const blobs = diskBlobs(folder, "ours");

    const { key, size } = await blobs.keep(pieces("abc", "", "def"));

    const read = async (first: number, last: number) => {
      const opened = await blobs.open(key);
      assert.ok(opened);
      return text(opened.read(first, last));
    };
    assert.deepEqual([size, await read(0, 5), await read(2, 3)], [6, "abcdef", "cd"]);
    assert.equal(statSync(join(folder, key.slice(0, 2), key)).mode & 0o077, 0);
    assert.deepEqual(partials(), []);
  });

  test("leave nothing behind when they break off", async () => {
    const blobs = diskBlobs(folder, "ours");
    const before = readdirSync(folder, { recursive: true }).length;
    const broken = async function* () {
      yield Buffer.from("half of it");
      throw new Error("hung up");
    };

    await assert.rejects(blobs.keep(broken()), /hung up/);

    assert.equal(readdirSync(folder, { recursive: true }).length, before);
  });

  test("are gone when removed, and removing them twice is no fault", async () => {
    const blobs = diskBlobs(folder, "ours");
    const { key } = await blobs.keep(pieces("abc"));

    await blobs.remove(key);
    await blobs.remove(key);

    assert.equal(await blobs.open(key), undefined);
  });

  test("are found by their key alone, which cannot lead elsewhere", async () => {
    const blobs = diskBlobs(join(folder, "inner"), "ours");
    writeFileSync(join(folder, "outside"), "not yours");

    for (const key of ["../outside", "", ".", "/etc/passwd"]) assert.equal(await blobs.open(key), undefined);
  });

  test("stay with the server that they belong to: another would sweep them away as nobody's", () => {
    diskBlobs(join(folder, "owned"), "ours");

    diskBlobs(join(folder, "owned"), "ours");
    assert.throws(() => diskBlobs(join(folder, "owned"), "theirs"), /belong to another server key/);
  });

  test("need a folder that can be made", () => {
    writeFileSync(join(folder, "file"), "");
    chmodSync(join(folder, "file"), 0o600);

    assert.throws(() => diskBlobs(join(folder, "file"), "ours"), StartFailure);
  });
});
