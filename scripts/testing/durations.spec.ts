import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { expectedSeconds, readDurations, recordDurations, writeSharedDurations } from "./durations.ts";

const none = "there/is/none.json";
const sizes: Readonly<Record<string, number>> = { small: 100, large: 400 };
const sizeOf = (file: string): number => {
  const size = sizes[file];
  if (size === undefined) throw new Error("no such file");
  return size;
};

describe("the expected duration of a test file", () => {
  test("is what was measured last, and the time to load it", () => {
    assert.equal(expectedSeconds({ small: 7 }, sizeOf)("small"), 7.1);
  });

  test("follows its size when nothing was measured", () => {
    const expected = expectedSeconds({}, sizeOf);

    assert.equal(expected("large") - expected("small"), 300);
  });

  test("follows its size at the rate of the files that were measured, except deleted ones", () => {
    assert.equal(expectedSeconds({ small: 2, deleted: 1_000 }, sizeOf)("large"), 8.1);
  });
});

describe("recorded durations", () => {
  test("are kept for each stage, the latest of each file, and leave no other file behind", () => {
    inFolder((folder) => {
      const cache = join(folder, "cache", "durations.json");
      recordDurations("compat", { a: 1, b: 2 }, cache);
      recordDurations("pair", { a: 9 }, cache);
      recordDurations("compat", { b: 3 }, cache);

      assert.deepEqual(readDurations("compat", cache, none), { a: 1, b: 3 });
      assert.deepEqual(readDurations("pair", cache, none), { a: 9 });
      assert.deepEqual(readdirSync(join(folder, "cache")), ["durations.json"]);
    });
  });

  test("are those of the repository in a clean clone, and none when the files are broken", () => {
    inFolder((folder) => {
      const cache = join(folder, "durations.json");
      const shared = join(folder, "shared.json");
      const long = join(folder, "long.spec.ts");
      writeFileSync(long, "");
      recordDurations("unit", { [long]: 7.4, deleted: 9 }, cache);
      writeSharedDurations(cache, shared);
      assert.deepEqual(readDurations("unit", none, shared), { [long]: 7 });
      assert.deepEqual(readDurations("unit", cache, shared)[long], 7.4);
      writeFileSync(cache, "{");
      assert.deepEqual(readDurations("unit", cache, none), {});
    });
  });
});

function inFolder(check: (folder: string) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "platform-durations-"));
  try {
    check(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
