import { readdirSync, readFileSync } from "node:fs";

/** A process, as Linux tells. */
export interface ProcessEntry {
  readonly pid: number;
  readonly state: string;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  readonly niceness: number;
}

/** Every process of this machine; none where the kernel does not tell. */
export function readProcesses(): ProcessEntry[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap(entryOf);
}

/** Nothing when it has ended meanwhile. */
function entryOf(pid: string): ProcessEntry[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // A name can hold anything, so what counts begins behind its last bracket.
    const [state = "", ...fields] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const [parent = 0, group = 0, session = 0] = fields.map(Number);
    return [{ pid: Number(pid), state, parent, group, session, niceness: Number(fields[15]) }];
  } catch {
    return [];
  }
}
