import { readdirSync, readFileSync, readlinkSync, realpathSync, statSync } from "node:fs";

export interface LockHolder {
  readonly pid: number;
  /** The name of its program. */
  readonly command: string;
}

/** The processes that hold a lock on a file, where the system tells: on Linux, and in the same PID namespace. */
export function findLockHolders(path: string): LockHolder[] {
  try {
    const target = realpathSync(path);
    const inode = statSync(target).ino;
    const pids = readFileSync("/proc/locks", "utf8")
      .split("\n")
      .filter((line) => line.split(/\s+/)[5]?.endsWith(`:${inode}`))
      .map((line) => Number(line.split(/\s+/)[4]));
    return [...new Set(pids)].filter((pid) => hasOpen(pid, target)).map((pid) => ({ pid, command: commandOf(pid) }));
  } catch {
    return [];
  }
}

/** Inodes are unique on one disk only. */
function hasOpen(pid: number, target: string): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => linkOf(`/proc/${pid}/fd/${fd}`) === target);
  } catch {
    return false;
  }
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

function commandOf(pid: number): string {
  return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
}
