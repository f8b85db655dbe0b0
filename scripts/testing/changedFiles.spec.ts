import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { changedFiles, isCommit } from "./changedFiles.ts";

test("changed files are edited, staged, renamed from and to, committed since, and new ones that Git does not ignore", () => {
  const folder = mkdtempSync(join(tmpdir(), "platform-changed-"));
  const git = (...args: string[]) => {
    const who = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "commit.gpgsign=false"];
    const { status, stderr } = spawnSync("git", [...who, ...args], { cwd: folder, encoding: "utf8" });
    assert.equal(status, 0, stderr);
  };
  const write = (name: string, text = name) => writeFileSync(join(folder, name), text);
  try {
    git("init", "--quiet");
    for (const name of ["same", "edited", "staged", "before", "committed"]) write(name);
    write(".gitignore", "ignored\n");
    git("add", ".");
    git("commit", "--quiet", "-m", "first");
    git("tag", "first");
    write("committed", "2");
    git("commit", "--quiet", "-am", "second");
    write("edited", "2");
    write("staged", "2");
    git("add", "staged");
    renameSync(join(folder, "before"), join(folder, "behind"));
    write("ignored");

    assert.deepEqual(changedFiles("HEAD", folder), ["before", "behind", "edited", "staged"]);
    assert.deepEqual(changedFiles("first", folder), ["before", "behind", "committed", "edited", "staged"]);
    assert.equal(changedFiles("nowhere", folder), undefined);
    assert.deepEqual([isCommit("first", folder), isCommit("nowhere", folder)], [true, false]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
