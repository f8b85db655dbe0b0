import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { ownProcess } from "./ownProcess.ts";
import { findByLimit } from "./processTable.ts";

/** Everything that a hook starts inherits this variable, so that it is found wherever it went. */
export const markName = "PLATFORM_HOOK_PROCESS";

/** Like no other on this machine, and no secret: the number of our process and when it began. */
const own = `${process.pid}.${performance.timeOrigin}`;
export const environmentMark = `${markName}=${own}.`;

/**
 * A limit for the size of files that no disk reaches, unlike every other. A process that clears its environment and makes
 * itself a session of its own still inherits it.
 */
export const limitMark = String(
  2n ** 59n + BigInt(process.pid) * 2n ** 24n + BigInt(Math.floor(performance.timeOrigin) % 2 ** 24),
);

let started = 0;

/** The mark of the next hook. */
export function nextMark(): string {
  return `${own}.${++started}`;
}

/** Undefined before the first hook. */
let isMarked: boolean | undefined;

/** Marks this process, whose children inherit the mark. The watchdog must run already, or it would find itself. */
export function markProcess(): void {
  if (isMarked !== undefined || !ownProcess.isOurs || process.platform !== "linux") return;
  // A command that a hook runs keeps the mark of the outer one, which finds everything below it then.
  isMarked = false;
  if (process.env[markName] !== undefined) return;
  // Comes with util-linux. Without it only the environment marks what hooks start.
  spawnSync("prlimit", ["--pid", String(process.pid), `--fsize=${limitMark}:`], { stdio: "ignore", timeout: 1_000 });
  isMarked = readFileSync("/proc/self/limits", "utf8").includes(limitMark);
}

/** Every process that hooks have left behind. Meant for when no hook runs: those of a running one are found, too. */
export function findLeftovers(): number[] {
  return isMarked ? findByLimit(limitMark, process.pid).filter((pid) => pid !== process.pid) : [];
}
