import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { StartFailure } from "./failures.ts";
import { explainFolderError, withFolder } from "./folderError.ts";

const failing = (code: string) => Object.assign(new Error(`${code}: no`), { code });

describe("an error of a folder", () => {
  for (const [code, sentence] of [
    [
      "EACCES",
      "/data cannot be used: permission denied. Give this user write permission, or name another folder with --data.",
    ],
    [
      "EROFS",
      "/data cannot be used: the file system is read-only. Mount it writable, or name another folder with --data.",
    ],
    ["ENOTDIR", "/data cannot be used: a part of the path is a file, not a folder. Name a folder with --data."],
    [
      "ENOSPC",
      "/data cannot be used: the disk is full. Free some space, or name a folder on another disk with --data.",
    ],
  ] as const) {
    test(`${code} names the folder, the reason and the flag`, () => {
      const explained = explainFolderError(failing(code), "/data", "--data");
      assert.ok(explained instanceof StartFailure);
      assert.equal(explained.message, sentence);
    });
  }

  test("that is none of the file system's stays the bug that it is", () => {
    const bug = new TypeError("undefined is not a function");
    assert.equal(explainFolderError(bug, "/data", "--data"), bug);
    assert.throws(
      () =>
        withFolder("/data", "--data", () => {
          throw bug;
        }),
      bug,
    );
  });
});
