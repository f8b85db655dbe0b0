import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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
  test("are for this user alone, and whole under their name", async () => {
    const { key } = await diskBlobs(folder, "ours").keep(pieces("abc", "", "def"));

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
