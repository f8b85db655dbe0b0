// Where test processes find the host that they share. Plain JavaScript, because the launcher of the host needs it, too.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { hostname, userInfo } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "@platform/server/ports/launch/cacheFolder.mjs";

/**
 * The files of the host that runs one installed copy of this package, for one user of one machine: another version, or a copy
 * elsewhere, has a host of its own.
 *
 * @param {string} program the file that the host runs
 * @param {string} version of this package
 */
export function hostFiles(program, version) {
  const folder = join(cacheFolder(), "testing");
  const identity = [program, version, hostname(), userInfo().uid].join("\n");
  const key = createHash("sha256").update(identity).digest("hex").slice(0, 16);
  return {
    folder,
    /** Says where the host listens, and with which secret. Only its user may read it. */
    address: join(folder, `${key}.json`),
    /** Exists while a process starts the host. */
    lock: join(folder, `${key}.lock`),
    log: join(folder, `${key}.log`),
  };
}

/**
 * Where a host said that it listens; undefined if there is none.
 *
 * @param {string} file
 * @returns {HostAddress | undefined}
 *
 * @typedef {{ readonly port: number, readonly instance: string, readonly secret: string, readonly pid: number }} HostAddress
 */
export function readAddress(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
