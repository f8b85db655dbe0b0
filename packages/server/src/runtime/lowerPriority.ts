import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { limits } from "@platform/protocol";

const lowest = 19;
/** The kernel takes this from anybody but root ten times a second, whichever processes it is about. */
const againMs = 100;
const triesMax = 100;

/**
 * Lets a process group stand back for this server. Many kernels give every session its share of the processor, and whatever
 * niceness its processes have counts among themselves only: eight functions that spin would each get as much as the server,
 * unless their sessions get a niceness, too. Where the kernel does not schedule by session, there is nothing to set.
 */
export async function lowerPriority(pid: number): Promise<void> {
  const own = nicenessOf("self");
  if (own === undefined) return;
  for (let tries = 0; tries < triesMax; tries++) {
    if (!mustTryAgain(pid, Math.min(own + limits.hosted_niceness, lowest))) return;
    await setTimeout(againMs, undefined, { ref: false });
  }
}

/** Of the session of a process, where sessions have one. */
export function nicenessOf(pid: number | "self"): number | undefined {
  try {
    // Empty where the kernel supports scheduling by session, but it is turned off.
    const [, niceness] = /nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, "utf8")) ?? [];
    return niceness === undefined ? undefined : Number(niceness);
  } catch {
    return undefined;
  }
}

/** A process that has ended, or that is not ours to change, is skipped: only its own niceness applies then. */
function mustTryAgain(pid: number, niceness: number): boolean {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EAGAIN";
  }
}
