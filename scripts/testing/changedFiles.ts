import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import type { Sources } from "./affectedSpecs.ts";

/** The files that differ from a commit, those included that Git does not track yet; undefined if there is no such commit. */
export function changedFiles(ref: string, folder = process.cwd()): string[] | undefined {
  const differing = git(folder, ["diff", "--name-only", "--no-renames", ref, "--"]);
  const untracked = git(folder, ["ls-files", "--others", "--exclude-standard"]);
  return differing && untracked && [...new Set([...differing, ...untracked])].toSorted();
}

/** Whether Git knows a commit by this name. */
export function isCommit(name: string, folder = process.cwd()): boolean {
  return git(folder, ["rev-parse", "--verify", "--quiet", `${name}^{commit}`]) !== undefined;
}

/** Every source and test file. */
export function readTestSources(): Sources {
  const files = globSync("{packages,scripts,tests,bench}/**/*.{ts,tsx,mjs}", {
    exclude: ["**/node_modules/**", "**/dist/**"],
  });
  return new Map(files.map((file) => [file.split(sep).join("/"), readFileSync(file, "utf8")]));
}

function git(folder: string, args: readonly string[]): string[] | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.split("\n").filter(Boolean) : undefined;
}
