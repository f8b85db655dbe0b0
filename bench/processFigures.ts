import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

export interface ProcessFigures {
  /** User and system time of all its threads since it began. */
  readonly cpuMs: number;
  readonly rssMb: number;
}

const ticksPerSecond = 100;

/** Asked from outside, so that the server measured is the server people run. */
export function figuresOf(pid: number): ProcessFigures {
  return existsSync("/proc/self/stat") ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ProcessFigures {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  // The second field is the name, which may hold spaces and brackets of its own.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  const rssKb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1]);
  return { cpuMs: (ticks * 1000) / ticksPerSecond, rssMb: rssKb / 1024 };
}

function fromPs(pid: number): ProcessFigures {
  const [time = "", rssKb] = execFileSync("ps", ["-o", "time=,rss=", "-p", String(pid)], { encoding: "utf8" })
    .trim()
    .split(/\s+/);
  const seconds = time.split(/[:-]/).reduce((sum, part) => sum * 60 + Number(part), 0);
  return { cpuMs: seconds * 1000, rssMb: Number(rssKb) / 1024 };
}
