// Deno as an npm package: 92 MB that only servers with deployed functions, and projects of the typed-runtime SDK, need. It is
// fetched when the first of them asks for it. A clone has it among its dependencies.

import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { cacheFolder } from "./cacheFolder.mjs";

const VERSION = "2.9.5";

// One package per machine kind. The binary is executed, so its hash is pinned as well as its version.
const INTEGRITY = {
  "linux-x64-glibc": "sha512-TDqcnoLe3jlgqYEQm7H7MK6q0JOth+o8iSZzknRODnVkJfPiNnjVn1M1Zc6vnp+ipkyb6Av1/CUlHgHtlq59Gw==",
  "linux-arm64-glibc":
    "sha512-IuYjsz9PGl7CJcNXMuN27KNDB8Q40brK3SG3l+TXMDVW61ZKwcn0fQHBHnXFiiygEwI8by/fKnASEluhZB1atw==",
  "darwin-x64": "sha512-gbdlxWZuAZFiJiZtTT00Mv/aC7f/31+pyqJGQKlZr5X33WeTo5B0GG+efcX3P1UZceRKHuPEAQ1B/M2oRt8r9Q==",
  "darwin-arm64": "sha512-SX98qSdBT1lw9x6NwGwx2xIayl1kRimdRnFohYlJ6nt3mLKzTKHHKQwQs5D2pEY7mbUGGbYe9brM2kfN75pPkg==",
  "win32-x64": "sha512-LkcERsH0olOgevg9L9eootSr1U8ydyfnX1bS3mFqU+lGBeTYtlec5b/QF473WUOGVgPlWECrkxi4As5kEaFOzg==",
  "win32-arm64": "sha512-tTPrE/4SX7uaC8nJW47iNnibtjzk1y4zoiYjBBHE34vdkbb6LHopqH68BxyT61HZdfqXzOTEYjDVHhtmVZFy+w==",
};

/**
 * Deno as it is installed beside this package, or as it was fetched earlier; undefined if there is none.
 *
 * @param {string} [machine] what Node calls it
 * @returns {string | undefined}
 */
export function findPackagedDeno(machine = thisMachine()) {
  const pin = pinFor(machine);
  if (!pin) return undefined;
  const folders = [installedFolder(pin.name), join(pin.folder, "node_modules", pin.name)];
  return folders
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, programName(machine)))
    .find((file) => existsSync(file));
}

/**
 * The same, fetched now if there is none. Throws a sentence where that fails.
 *
 * @returns {Promise<string>}
 */
export async function ensurePackagedDeno() {
  const found = findPackagedDeno();
  if (found !== undefined) return found;
  const machine = thisMachine();
  const pin = pinFor(machine);
  const remedy = "Or install Deno yourself from https://deno.com, so that it is on the PATH.";
  if (!pin) throw new Error(`There is no ready-made Deno for ${machine}. ${remedy}`);
  const { fetchPackage } = await import("./fetchPackage.mjs");
  const folder = await fetchPackage(pin, { folder: pin.folder, title: `Deno ${VERSION}`, remedy });
  return join(folder, programName(machine));
}

function pinFor(machine) {
  const kind = INTEGRITY[machine] ? machine : `${machine}-glibc`;
  const integrity = INTEGRITY[kind];
  if (integrity === undefined) return undefined;
  return {
    name: `@deno/${kind}`,
    version: VERSION,
    integrity,
    folder: join(folderForAll(), `deno-${VERSION}-${machine}`),
  };
}

/** A server of root runs functions as nobody, who must be able to read Deno, and cannot enter the home of root. */
function folderForAll() {
  if (process.getuid?.() !== 0 || process.env.XDG_CACHE_HOME) return cacheFolder();
  try {
    accessSync("/var/cache", constants.W_OK);
    return "/var/cache/platform";
  } catch {
    return cacheFolder();
  }
}

function installedFolder(name) {
  try {
    const require = createRequire(createRequire(import.meta.url).resolve("deno/package.json"));
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

function programName(machine) {
  return machine.startsWith("win32") ? "deno.exe" : "deno";
}

function thisMachine() {
  return `${process.platform}-${process.arch}`;
}
