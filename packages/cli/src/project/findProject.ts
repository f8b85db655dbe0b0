import { existsSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { CliError } from "../errors.ts";

/** A project is the folder whose configuration folder holds `hooks.json`; every hook runs there. */
export interface Project {
  readonly root: string;
  /** `.platform` or `.slack` in it, whichever holds `hooks.json`. */
  readonly configFolder: string;
  readonly hooksFile: string;
}

/** Ours first: a project that has both was moved here from elsewhere. */
const folderNames = [".platform", ".slack"] as const;

/** The project that a folder is in, looked for from there upwards. */
export function findProject(
  from: string,
  home: string = homedir(),
  platform: NodeJS.Platform = process.platform,
): Project {
  const start = resolve(from);
  for (const folder of foldersUpwards(start, home, platform)) {
    const project = projectIn(folder);
    if (project) return project;
  }
  throw new CliError("project_not_found", `There is no project in ${start} or its parent folders.`);
}

/** The project in exactly this folder. */
export function projectIn(root: string): Project | undefined {
  for (const name of folderNames) {
    const configFolder = join(root, name);
    const hooksFile = join(configFolder, "hooks.json");
    if (existsSync(hooksFile)) return { root, configFolder, hooksFile };
  }
  return undefined;
}

/**
 * The folder and those above it, up to the person's own. Above the first, folders that anybody may write to are passed
 * over: a `hooks.json` that another user left in `/tmp` must not run for a project in `/tmp/mine`.
 */
function* foldersUpwards(start: string, home: string, platform: NodeJS.Platform): Generator<string> {
  yield start;
  let folder = start;
  while (folder !== home && dirname(folder) !== folder) {
    folder = dirname(folder);
    // Windows says of every folder that anybody may write to it, and keeps the truth elsewhere.
    if (platform === "win32" || !isWorldWritable(folder)) yield folder;
  }
}

function isWorldWritable(folder: string): boolean {
  return ((statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & 0o002) !== 0;
}
