import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { planRelease, type Release, ReleaseFault } from "./planRelease.ts";

const FILES = [
  "package.json",
  "package-lock.json",
  "packages/*/package.json",
  "packaging/helm/*/*.yaml",
  "CHANGELOG.md",
];

/**
 * Writes the release into the clone: one commit with the versions, the changelog and what `prepare` writes, and its tag. It
 * prepares nothing for a release that cannot be made, and tells the paths that belong to the commit.
 */
export async function tagRelease(
  root: string,
  release: Release,
  prepare: () => Promise<readonly string[]> = async () => [],
): Promise<void> {
  const git = (...args: string[]): string => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  if (git("status", "--porcelain") !== "") {
    throw new ReleaseFault("There are changes that are not committed. Commit or stash them, then release.");
  }
  const paths = globSync(FILES, { cwd: root }).toSorted();
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
  const planned = planRelease(texts, release);
  const tag = `v${release.version}`;
  if (git("tag", "--list", tag) !== "") throw new ReleaseFault(`The tag ${tag} exists already.`);
  const prepared = await prepare();
  for (const [path, text] of planned) writeFileSync(join(root, path), text);
  git("add", ...paths, ...prepared);
  git("commit", "--quiet", "--message", `release: Publish ${release.version}.`);
  git("tag", "--annotate", tag, "--message", `Version ${release.version}`);
}
