import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../../packages/cli/bin/cacheFolder.mjs";
import { npmCommand } from "../../packages/cli/bin/fetchPackage.mjs";
import { run } from "./installPacked.ts";

/** The folder beside this file with the `package.json` and the lockfile of a project. */
export function projectFolder(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/**
 * Where the dependencies of a project are installed. What npm installs is the same in every run, so it is installed once
 * for each lockfile, into the user's cache.
 */
export function installProject(name: string): string {
  const project = projectFolder(name);
  const lockfile = readFileSync(join(project, "package-lock.json"));
  const kept = join(cacheFolder(), `test-${name}-${createHash("sha256").update(lockfile).digest("hex").slice(0, 16)}`);
  if (existsSync(kept)) return kept;
  mkdirSync(dirname(kept), { recursive: true });
  const draft = mkdtempSync(`${kept}.draft-`);
  cpSync(project, draft, { recursive: true });
  const { program, args } = npmCommand();
  // Not `npm ci`, which refuses a lockfile that does not list the binaries of every other kind of machine.
  run(program, [...args, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], draft);
  try {
    renameSync(draft, kept);
  } catch (error) {
    // Another run was first, with the same content.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(kept)) throw error;
  }
  return kept;
}
