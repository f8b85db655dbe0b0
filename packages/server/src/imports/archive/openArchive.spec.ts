import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { strToU8, zipSync, type Zippable } from "fflate";
import { oddExport, writeExportFolder, writeExportZip } from "../../../testkit/slackExport.ts";
import type { Archive } from "./archive.ts";
import { openArchive } from "./openArchive.ts";
import { digestOf, readBytes } from "./readBytes.ts";

const folder = mkdtempSync(join(tmpdir(), "platform-archive-"));
after(() => rmSync(folder, { recursive: true, force: true }));

function zip(name: string, files: Zippable, change: (bytes: Uint8Array) => void = () => {}): string {
  const bytes = zipSync(files);
  change(bytes);
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

async function read(archive: Archive, path: string): Promise<string> {
  const entry = archive.entries.find((candidate) => candidate.path === path);
  assert.ok(entry, path);
  const pieces: Buffer[] = [];
  for await (const piece of readBytes(entry)) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

/** The places of the headers of the central directory. */
function* directory(bytes: Uint8Array): Generator<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 46 < bytes.length; at++) if (view.getUint32(at, true) === 0x02014b50) yield at;
}

describe("an archive", () => {
  test("is the same from a zip file and from a folder, with names in UTF-8 that no flag announces", async () => {
    const file = join(folder, "odd.zip");
    writeExportZip(file, oddExport());
    writeExportFolder(join(folder, "odd"), oddExport());
    await using zipped = await openArchive(file);
    await using unpacked = await openArchive(join(folder, "odd"));

    const digests = async ({ entries }: Archive) =>
      new Map(await Promise.all(entries.map(async (entry) => [entry.path, await digestOf(entry)] as const)));
    assert.deepEqual(await digests(zipped), await digests(unpacked).then((found) => sameOrder(found, zipped)));
    assert.equal(await read(zipped, "__uploads/F0PLAN001/plan.txt"), "hello world");
    assert.match(await read(zipped, "café-☕/2017-07-13.json"), /naïve/);
  });

  for (const name of [
    "../evil.json",
    "a/../../evil.json",
    "/etc/passwd",
    "C:/evil.json",
    "a\\..\\evil.json",
    "a//b.json",
    "./a.json",
  ]) {
    test(`with the entry ${name} is refused`, async () => {
      await assert.rejects(
        openArchive(zip("slip.zip", { [name]: strToU8("[]") })),
        /has the entry .* Nothing was imported/,
      );
    });
  }

  test("with a symbolic link is refused, in a zip file and in a folder", async () => {
    const linked = zip("linked.zip", {
      "users.json": [strToU8("/etc/passwd"), { os: 3, attrs: (0o120777 << 16) >>> 0 }],
    });
    await assert.rejects(openArchive(linked), /it is a symbolic link/);
    mkdirSync(join(folder, "linked"));
    symlinkSync("/etc/passwd", join(folder, "linked", "users.json"));
    await assert.rejects(openArchive(join(folder, "linked")), /it is a link or a device/);
  });

  test("is refused when an entry claims more than a file of an export has, before anything is read", async () => {
    const claimed = zip("bomb.zip", { "users.json": strToU8("[]") }, (bytes) => {
      for (const at of directory(bytes)) new DataView(bytes.buffer).setUint32(at + 24, 2 ** 31, true);
    });
    await assert.rejects(openArchive(claimed), /users\.json has 2147483648 bytes; .* at most 1 GiB/);
  });

  test("is refused when its content is out of proportion to its size", async () => {
    const claimed = zip("flat.zip", { "a.json": strToU8("[]"), "b.json": strToU8("[]") }, (bytes) => {
      for (const at of directory(bytes)) new DataView(bytes.buffer).setUint32(at + 24, 2 ** 30, true);
    });
    await assert.rejects(openArchive(claimed), /unpacks to more than 100 times its size/);
  });

  test("that is damaged fails while it is read", async () => {
    const damaged = zip("damaged.zip", { "users.json": [strToU8("[1,2,3]"), { level: 0 }] }, (bytes) => {
      bytes[bytes.indexOf(0x32)] = 0x39;
    });
    await using archive = await openArchive(damaged);
    await assert.rejects(read(archive, "users.json"), /users\.json is damaged/);
  });

  test("that is none is explained", async () => {
    writeFileSync(join(folder, "text.zip"), "this is no zip file, but it is longer than the smallest of them");
    await assert.rejects(openArchive(join(folder, "text.zip")), /cannot be read as a zip file/);
    await assert.rejects(openArchive(join(folder, "nowhere.zip")), /There is no .*nowhere\.zip/);
  });
});

function sameOrder(found: Map<string, string>, { entries }: Archive): Map<string, string> {
  assert.equal(found.size, entries.length);
  return new Map(entries.map(({ path }) => [path, found.get(path) ?? ""]));
}
