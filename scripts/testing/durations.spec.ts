import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { expectedSeconds, readDurations, recordDurations } from "./durations.ts";

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

      assert.deepEqual(readDurations("compat", cache), { a: 1, b: 3 });
      assert.deepEqual(readDurations("pair", cache), { a: 9 });
      assert.deepEqual(readdirSync(join(folder, "cache")), ["durations.json"]);
    });
  });

  test("are empty in a clean clone, and when the file is broken", () => {
    inFolder((folder) => {
      const cache = join(folder, "durations.json");
      assert.deepEqual(readDurations("unit", cache), {});
      writeFileSync(cache, "{");
      assert.deepEqual(readDurations("unit", cache), {});
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
