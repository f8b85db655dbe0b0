import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { unzipSync } from "fflate";
import { openPromise } from "yauzl";
import { createOutput } from "./createOutput.ts";
import { directoryRecord, endRecords } from "./zipRecords.ts";

describe("a zip file of an export", () => {
  let folder = "";
  before(() => void (folder = mkdtempSync(join(tmpdir(), "zip-"))));
  after(() => rmSync(folder, { recursive: true }));

  async function write(name: string): Promise<string> {
    const path = join(folder, name);
    await using output = await createOutput(path);
    await output.addFile("channels.json", ["[", "]"]);
    await output.addFolder("empty");
    const { size, sha256 } = await output.addFile("café-☕/2017-07-13.json", [Buffer.from("naïve 😀")]);
    assert.deepEqual([size, sha256.length], [11, 64]);
    await output.finish();
    return path;
  }

  test("is read by others, with names in UTF-8 and without the flag for that", async () => {
    const path = await write("names.zip");
    const zip = await openPromise(path, { lazyEntries: true, decodeStrings: false });
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) {
      assert.equal(entry.generalPurposeBitFlag, 0);
      names.push(entry.fileNameRaw.toString("utf8"));
    }
    assert.deepEqual(names, ["channels.json", "empty/", "café-☕/2017-07-13.json"]);
    const unzipped = Object.values(unzipSync(readFileSync(path))).map((bytes) => Buffer.from(bytes).toString());
    assert.deepEqual(unzipped, ["[]", "", "naïve 😀"]);
  });

  test("is the same at any time", async () => {
    assert.ok(readFileSync(await write("one.zip")).equals(readFileSync(await write("two.zip"))));
  });

  test("is not there before it is finished, and nothing of it after a failure", async () => {
    await assert.rejects(async () => {
      await using output = await createOutput(join(folder, "broken.zip"));
      await output.addFile("a.json", failing());
    }, /no more/);
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.startsWith("broken")),
      [],
    );
  });

  test("has 64-bit records where it is large", () => {
    const entry = { name: Buffer.from("a"), isFolder: false, crc32: 1, compressedSize: 2, size: 3, offset: 2 ** 33 };
    const record = directoryRecord(entry);
    assert.equal(record.readUInt32LE(42), 0xffff_ffff);
    assert.equal(record.readBigUInt64LE(46 + 1 + 4), 2n ** 33n);
    const end = endRecords({ count: 70_000, offset: 2 ** 33, size: 500 });
    assert.equal(end.readUInt32LE(0), 0x0606_4b50);
    assert.equal(end.readBigUInt64LE(32), 70_000n);
    assert.equal(end.readBigUInt64LE(48), 2n ** 33n);
    assert.equal(end.readBigUInt64LE(56 + 8), 2n ** 33n + 500n);
    assert.equal(end.readUInt16LE(56 + 20 + 10), 0xffff);
  });
});

function* failing(): Generator<string> {
  yield "[";
  throw new Error("no more");
}
