import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "../../packages/cli/bin/cacheFolder.mjs";

export type FoundPackages = { path: string } | { path: undefined; reason: string; remedy: string };

export interface DebianPackages {
  /** Of the folder in the cache. */
  readonly name: string;
  /** For the terminal: what is fetched. */
  readonly title: string;
  /** Packages, with the parts of each that the tests run. */
  readonly members: Readonly<Record<string, string>>;
}

const REMEDY = "Run the tests on Debian or Ubuntu with apt-get, or leave them to CI.";

/** A folder with the content of Debian's packages, unpacked without installing them. Fetched once per machine. */
export async function findDebianPackages({ name, title, members }: DebianPackages): Promise<FoundPackages> {
  const path = join(cacheFolder(), `${name}-${process.arch}`);
  if (existsSync(path)) return { path };
  if (!existsSync("/usr/bin/apt-get")) return { path: undefined, reason: "there is no apt-get", remedy: REMEDY };

  process.stderr.write(`Fetching ${title} for the tests (apt-get download), once ...\n`);
  await mkdir(cacheFolder(), { recursive: true });
  const draft = await mkdtemp(`${path}.draft-`);
  try {
    const reason = download(draft, members) ?? unpack(draft, members);
    if (reason) return { path: undefined, reason, remedy: REMEDY };
    await rename(join(draft, "unpacked"), path);
  } catch (error) {
    // A rename onto a folder that another process finished first fails; theirs has the same content.
    if (!existsSync(path)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { path };
}

/** Returns why it failed. A package list that is older than the archive names files that are gone, hence the update. */
function download(folder: string, members: DebianPackages["members"]): string | undefined {
  const args = ["download", "-qq", ...Object.keys(members)];
  if (run("apt-get", args, folder) === undefined) return undefined;
  run("apt-get", ["update", "-qq"], folder);
  return run("apt-get", args, folder);
}

function unpack(folder: string, members: DebianPackages["members"]): string | undefined {
  const steps = Object.entries(members).map(
    ([name, member]) => `dpkg-deb --fsys-tarfile ${name}_*.deb | tar --extract --directory unpacked ${member}`,
  );
  return run("bash", ["-c", ["set -e -o pipefail", "mkdir unpacked", ...steps].join("\n")], folder);
}

function run(program: string, args: string[], cwd: string): string | undefined {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status === 0) return undefined;
  return `${program} failed: ${(error?.message ?? stderr).trim().split("\n").slice(-3).join(" ")}`;
}
