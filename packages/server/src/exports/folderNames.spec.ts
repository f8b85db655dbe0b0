import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { uploadPath } from "./fileJson.ts";
import { FolderNames } from "./folderNames.ts";

const channel = (id: string, name: string | null, kind: "public" | "im" = "public") => ({ id, name, kind });

describe("names inside of an export", () => {
  test("of folders are those of conversations, and ids of DMs", () => {
    const folders = new FolderNames();
    assert.equal(folders.take(channel("C0GENERAL", "café-☕")), "café-☕");
    assert.equal(folders.take(channel("D0DIRECT1", null, "im")), "D0DIRECT1");
    assert.ok(folders.has("cafe\u0301-☕"));
  });

  test("of folders are ids where a name would lead elsewhere, or into the folder of another conversation", () => {
    const names = [
      "..",
      "a/b",
      "a\\b",
      "teams",
      "__uploads",
      "C0OTHER01",
      "x.json",
      "é".repeat(101),
      ".hidden",
      "a\nb",
    ];
    for (const name of names) assert.equal(new FolderNames().take(channel("C0STRANGE", name)), "C0STRANGE", name);
    const folders = new FolderNames();
    assert.equal(folders.take(channel("C0FIRST01", "Plans")), "Plans");
    assert.equal(folders.take(channel("C0SECOND1", "plans")), "C0SECOND1");
  });

  test("of files are ones that every file system takes", () => {
    const nameOf = (name: string) => uploadPath({ id: "F0FILE001", name });
    assert.equal(nameOf("plan.txt"), "__uploads/F0FILE001/plan.txt");
    assert.equal(nameOf("../../etc/pass:wd\n"), "__uploads/F0FILE001/.._.._etc_pass_wd_");
    assert.equal(nameOf("dots..."), "__uploads/F0FILE001/dots_");
    assert.equal(nameOf(""), "__uploads/F0FILE001/_");
    assert.ok(Buffer.byteLength(nameOf("ü".repeat(255))) < 255);
  });
});
