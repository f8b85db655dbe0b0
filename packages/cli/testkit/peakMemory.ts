import { readFileSync } from "node:fs";

/** The most memory that a process ever had, in bytes; undefined when it is gone, or where only Linux would tell. */
export function peakMemoryOf(pid: number): number | undefined {
  try {
    const [, kib] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kib === undefined ? undefined : Number(kib) * 1024;
  } catch {
    return undefined;
  }
}
