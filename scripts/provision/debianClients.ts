import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "../../packages/cli/bin/cacheFolder.mjs";

export type FoundClients = { path: string } | { path: undefined; reason: string; remedy: string };

/** Debian's packages of third-party Slack clients and what they import, with the parts of each that the tests run. */
const PACKAGES: Record<string, string> = {
  "prometheus-alertmanager": "./usr/bin ./usr/share/prometheus",
  localslackirc: "./usr/share/localslackirc",
  "python3-emoji": "./usr/lib/python3/dist-packages",
  "python3-typedload": "./usr/lib/python3/dist-packages",
  "python3-websockets": "./usr/lib/python3/dist-packages",
  "ansible-core": "./usr/lib/python3/dist-packages/ansible",
  // The package is a quarter of a gigabyte; the module that posts to Slack is one file.
  ansible: "./usr/lib/python3/dist-packages/ansible_collections/community/general/plugins/modules/slack.py",
};

const REMEDY = "Run the tests on Debian or Ubuntu with apt-get, or leave them to CI.";

/** A folder with the clients, unpacked from Debian's packages without installing them. Fetched once per machine. */
export async function findDebianClients(): Promise<FoundClients> {
  const path = join(cacheFolder(), `debian-clients-${process.arch}`);
  if (existsSync(path)) return { path };
  if (!existsSync("/usr/bin/apt-get")) return { path: undefined, reason: "there is no apt-get", remedy: REMEDY };

  process.stderr.write("Fetching third-party Slack clients for the tests (apt-get download), once ...\n");
  await mkdir(cacheFolder(), { recursive: true });
  const draft = await mkdtemp(`${path}.draft-`);
  try {
    const reason = download(draft) ?? unpack(draft);
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
function download(folder: string): string | undefined {
  const args = ["download", "-qq", ...Object.keys(PACKAGES)];
  if (run("apt-get", args, folder) === undefined) return undefined;
  run("apt-get", ["update", "-qq"], folder);
  return run("apt-get", args, folder);
}

function unpack(folder: string): string | undefined {
  const steps = Object.entries(PACKAGES).map(
    ([name, member]) => `dpkg-deb --fsys-tarfile ${name}_*.deb | tar --extract --directory unpacked ${member}`,
  );
  return run("bash", ["-c", ["set -e -o pipefail", "mkdir unpacked", ...steps].join("\n")], folder);
}

function run(program: string, args: string[], cwd: string): string | undefined {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: "utf8" });
  if (status === 0) return undefined;
  return `${program} failed: ${(error?.message ?? stderr).trim().split("\n").slice(-3).join(" ")}`;
}
