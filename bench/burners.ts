import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { limits } from "@platform/protocol";
import { findProgram } from "../packages/server/src/ports/ports.ts";
import { otherCoreList } from "../packages/server/src/runtime/pinToOtherCores.ts";
import { lowerPriority } from "../packages/server/src/runtime/lowerPriority.ts";

/**
 * As many programs as there may be functions at once, which do nothing but spin, as far behind everybody else as functions
 * are and on the same cores. What they cost the server is what the kernel makes of a busy machine: the server does not start them, read
 * them or record their results.
 */
export async function burn(during: () => Promise<unknown>): Promise<void> {
  const burners = Array.from({ length: limits.hosted_processes_max }, startBurner);
  try {
    await during();
  } finally {
    await Promise.all(burners.map(end));
  }
}

function startBurner(): ChildProcess {
  const cores = otherCoreList();
  const [nice, taskset] = [findProgram("nice"), findProgram("taskset")];
  const command = [
    ...(nice === undefined ? [] : [nice, "-n", String(limits.hosted_niceness)]),
    ...(taskset === undefined || cores === undefined ? [] : [taskset, "--cpu-list", cores]),
    process.execPath,
    "--eval",
    // The measuring process may be killed before it has ended them.
    "const parent = process.ppid; while (true) { for (let n = 0; n < 1e9; n++); if (process.ppid !== parent) break; }",
  ];
  const [program = "", ...args] = command;
  const child = spawn(program, args, { detached: true, stdio: "ignore" });
  if (child.pid !== undefined) void lowerPriority(child.pid);
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}
