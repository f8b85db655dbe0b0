import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** The ids of the processes whose parent is this one. */
export function childProcesses(parent: number): number[] {
  return (existsSync("/proc/self/stat") ? fromProc() : fromPs())
    .filter(([, itsParent]) => itsParent === parent)
    .map(([pid]) => pid);
}

function fromProc(): [pid: number, parent: number][] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [number, number][] => {
      try {
        // The name in parentheses may hold spaces and parentheses of its own; the parent is the second field after it.
        const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ");
        return [[Number(name), Number(fields?.[1])]];
      } catch {
        return [];
      }
    });
}

// macOS has no /proc, but always has ps.
function fromPs(): [pid: number, parent: number][] {
  return execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
}
