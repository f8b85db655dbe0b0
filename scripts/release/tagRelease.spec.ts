import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { tagRelease } from "./tagRelease.ts";

const changelog = "# Changelog\n\n## Unreleased\n\n**New.** A thing.\n\n## 0.1.0 (2026-01-01)\n\nThe first.\n";
const files = {
  "package.json": { name: "all", version: "0.1.0" },
  "package-lock.json": {
    version: "0.1.0",
    packages: {
      "": { version: "0.1.0" },
      "packages/a": { version: "0.1.0", dependencies: { "@platform/b": "0.1.0" } },
      "node_modules/ws": { version: "0.1.0" },
    },
  },
  "packages/a/package.json": {
    name: "@platform/a",
    version: "0.1.0",
    dependencies: { "@platform/b": "0.1.0", ws: "0.1.0" },
  },
};

function clone(): { readonly root: string; git(...args: string[]): string } & Disposable {
  const root = mkdtempSync(join(tmpdir(), "platform-release-"));
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify(content));
  }
  writeFileSync(join(root, "CHANGELOG.md"), changelog);
  git("init", "--quiet");
  git("config", "user.name", "Tests");
  git("config", "user.email", "tests@example.com");
  git("add", ".");
  git("commit", "--quiet", "--message", "first");
  return { root, git, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
}

const release = { version: "0.2.0", today: "2026-11-18" };

test("a release sets every version of ours, dates the changelog, commits and tags", async () => {
  using place = clone();
  await tagRelease(place.root, release, async () => {
    writeFileSync(join(place.root, "fixture.txt"), "kept");
    return ["fixture.txt"];
  });
  const read = (path: string): typeof files => JSON.parse(readFileSync(join(place.root, path), "utf8")) as typeof files;

  assert.deepEqual(read("packages/a/package.json"), {
    name: "@platform/a",
    version: "0.2.0",
    dependencies: { "@platform/b": "0.2.0", ws: "0.1.0" },
  });
  assert.deepEqual(read("package-lock.json"), {
    version: "0.2.0",
    packages: {
      "": { version: "0.2.0" },
      "packages/a": { version: "0.2.0", dependencies: { "@platform/b": "0.2.0" } },
      "node_modules/ws": { version: "0.1.0" },
    },
  });
  assert.equal(
    readFileSync(join(place.root, "CHANGELOG.md"), "utf8"),
    changelog.replace("## Unreleased\n", "## Unreleased\n\n## 0.2.0 (2026-11-18)\n"),
  );
  assert.equal(place.git("log", "-1", "--format=%s"), "release: Publish 0.2.0.");
  assert.equal(place.git("rev-list", "-n1", "v0.2.0"), place.git("rev-parse", "HEAD"));
  assert.equal(place.git("status", "--porcelain"), "");
  assert.equal(place.git("show", "v0.2.0:fixture.txt"), "kept");
  // There is nothing new to release.
  await assert.rejects(tagRelease(place.root, { ...release, version: "0.3.0" }), /nothing under Unreleased/);
});

test("a release is refused, and changes nothing, where the clone or the version is not fit for it", async () => {
  using place = clone();
  const prepare = async () => assert.fail("prepared for a release that cannot be made");
  await assert.rejects(tagRelease(place.root, { ...release, version: "0.1.0" }, prepare), /not later than .* 0\.1\.0/);
  await assert.rejects(tagRelease(place.root, { ...release, version: "next" }), /"next" is no version/);
  place.git("tag", "v0.2.0");
  await assert.rejects(tagRelease(place.root, release), /v0\.2\.0 exists already/);
  assert.equal(place.git("status", "--porcelain"), "");
  writeFileSync(join(place.root, "more.txt"), "");
  await assert.rejects(tagRelease(place.root, release), /not committed/);
});
