import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../../packages/cli/bin/cacheFolder.mjs";
import { npmCommand } from "../../packages/cli/bin/fetchPackage.mjs";
import { run } from "./installPacked.ts";

const project = fileURLToPath(new URL("installed", import.meta.url));

/**
 * The project of an app author with its test runners, in an empty folder. What npm installs for it is the same in every run,
 * so it is installed once for each lockfile.
 */
export function installApp(folder: string): void {
  cpSync(project, folder, { recursive: true });
  const lockfile = readFileSync(join(project, "package-lock.json"));
  const kept = join(cacheFolder(), `test-app-${createHash("sha256").update(lockfile).digest("hex").slice(0, 16)}`);
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true });
    const draft = mkdtempSync(`${kept}.draft-`);
    cpSync(project, draft, { recursive: true });
    const { program, args } = npmCommand();
    run(program, [...args, "install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], draft);
    try {
      renameSync(draft, kept);
    } catch (error) {
      // Another run was first, with the same content.
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(kept)) throw error;
    }
  }
  symlinkSync(join(kept, "node_modules"), join(folder, "node_modules"));
}
