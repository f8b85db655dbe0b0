import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { limits } from "@platform/protocol/limits.ts";
import { findLeftovers } from "./ownership.ts";
import { findByEnvironment, isGroupAlive } from "./processTable.ts";
import { guardGroup } from "./watchdog.ts";

/** A process of ours with everything that it starts. */
export interface ProcessGroup {
  signal(signal: NodeJS.Signals): void;
  /** Asks all of it to end, and makes it; resolves when nothing is left. */
  end(patience: Patience): Promise<void>;
}

/** The signals to send, and how long to wait after each, before SIGKILL. */
export type Patience = readonly (readonly [signal: NodeJS.Signals, waitMs: number])[];

/** As a person at the keyboard would: first Ctrl-C. */
export const patient: Patience = [
  ["SIGINT", limits.hook_interrupt_s * 1_000],
  ["SIGTERM", limits.hook_terminate_s * 1_000],
];
export const brisk: Patience = [["SIGTERM", limits.hook_terminate_s * 1_000]];
export const atOnce: Patience = [];

const lookEveryMs = 20;
const sweepsMax = 20;

/** The longest that ending a group takes: every wait of the schedule, and the look for those that left it. */
export function longestMs(patience: Patience): number {
  return patience.reduce((sum, [, waitMs]) => sum + waitMs, 0) + 2 * sweepsMax * lookEveryMs;
}

/** What passes between a signal and the next; a test moves it. */
export interface Time {
  now(): number;
  wait(ms: number): Promise<void>;
}

const realTime: Time = { now: () => performance.now(), wait: (ms) => setTimeout(ms) };

/** The groups that have not ended. */
const running = new Set<number>();

/** Takes charge of a child that was started as the first of a group, with `mark` in its environment. */
export function groupOf(child: ChildProcess, mark: string): ProcessGroup {
  const { pid } = child;
  if (pid === undefined) return { signal: () => {}, end: async () => {} };
  if (process.platform === "win32") return windowsGroup(pid);
  const release = guardGroup(pid);
  running.add(pid);
  const signal = (name: NodeJS.Signals): void => kill(-pid, name);
  let ending: Promise<void> | undefined;
  const end = async (patience: Patience): Promise<void> => {
    try {
      await endGroup(pid, patience);
      await sweep(() => findByEnvironment(mark, pid));
      running.delete(pid);
      await endLeftovers();
    } finally {
      running.delete(pid);
      release();
    }
  };
  return { signal, end: (patience) => (ending ??= end(patience)) };
}

/** Ends what hooks have left behind in spite of everything; while one runs, nobody can tell whose a process is. */
export async function endLeftovers(): Promise<void> {
  await sweep(() => (running.size === 0 ? findLeftovers() : []));
}

/** Sends the signals of the schedule while anything of the group lives, and SIGKILL at its end. */
export async function endGroup(group: number, patience: Patience, time: Time = realTime): Promise<void> {
  for (const [signal, waitMs] of patience) {
    if (!isGroupAlive(group)) return;
    kill(-group, signal);
    const until = time.now() + waitMs;
    while (time.now() < until && isGroupAlive(group)) await time.wait(lookEveryMs);
  }
  kill(-group, "SIGKILL");
}

/** Ends those that left the group. They may be starting others meanwhile, so it looks until it finds none. */
async function sweep(find: () => number[]): Promise<void> {
  for (let times = 0; times < sweepsMax; times++) {
    const strays = find();
    if (strays.length === 0) return;
    for (const pid of strays) kill(pid, "SIGKILL");
    await setTimeout(lookEveryMs);
  }
}

/** Windows has no groups and no signals: the tree is ended by its own tool, and a console program has heard Ctrl-C already. */
function windowsGroup(pid: number): ProcessGroup {
  const killTree = (): Promise<void> =>
    new Promise((resolve) => {
      const killer = spawn("taskkill", ["/pid", String(pid), "/t", "/f"], { stdio: "ignore", windowsHide: true });
      killer.once("close", () => resolve()).once("error", () => resolve());
    });
  return { signal: () => {}, end: killTree };
}

function kill(target: number, signal: NodeJS.Signals): void {
  try {
    process.kill(target, signal);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // It is gone already, or belongs to another user, which we cannot change.
    if (code !== "ESRCH" && code !== "EPERM") throw error;
  }
}
