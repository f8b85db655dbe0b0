import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { programOf } from "./program.ts";
import { markName, markProcess, nextMark } from "./ownership.ts";
import { atOnce, brisk, groupOf, type Patience, type ProcessGroup } from "./processGroup.ts";
import { startWatchdog } from "./watchdog.ts";

export interface ProcessOptions {
  readonly words: readonly [program: string, ...args: string[]];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Written to it, and then the end; or our own, for programs that ask questions. Left out, it has none. */
  readonly stdin?: string | { readonly inherit: true };
  /** Its output. A consumer that cannot take more for now returns a promise, and the process waits. */
  readonly onOut?: Taker;
  readonly onErr?: Taker;
  readonly deadlineMs?: number;
  /** Of both streams together. */
  readonly outputBytesMax?: number;
  /** Aborted when it shall end. */
  readonly ending: AbortSignal;
  /** How to ask then; a function is called at that moment. */
  readonly patience?: Patience | (() => Patience);
}

export type Taker = (chunk: Buffer) => void | Promise<void>;

/** How it came to its end. */
export type ProcessEnd =
  | { readonly kind: "exited"; readonly code: number }
  | { readonly kind: "killed"; readonly signal: NodeJS.Signals }
  | { readonly kind: "not_started"; readonly message: string }
  | { readonly kind: "timed_out" }
  | { readonly kind: "flooded" }
  | { readonly kind: "stopped" };

const drainMs = 1_000;

/**
 * Runs a program in a group of its own, without a shell, and waits until it and all that it started have ended. What it
 * prints is passed on as it arrives and not stored.
 */
export async function runProcess(options: ProcessOptions): Promise<ProcessEnd> {
  if (options.ending.aborted) return { kind: "stopped" };
  if (process.platform !== "win32") startWatchdog();
  markProcess();
  const mark = nextMark();
  const child = startChild(options, mark);
  if (child instanceof Error) return { kind: "not_started", message: child.message };
  const group = groupOf(child, `${markName}=${mark}`);
  const exited = exitOf(child);
  const closed = new Promise<void>((resolve) => void child.once("close", () => resolve()));

  const ending = watch(child, group, options);
  const end = await exited;
  // An answer is complete when its process exits; a process that still holds the pipe has nothing to add.
  await group.end(ending.cause === undefined ? atOnce : brisk);
  ending.release();
  await closedOrTorn(child, closed);
  return ending.cause ?? end;
}

function startChild({ words, cwd, env, stdin }: ProcessOptions, mark: string): ChildProcess | Error {
  const { file, args, isVerbatim } = programOf(words, { env, cwd });
  try {
    const child = spawn(file, args, {
      cwd,
      env: { ...env, [markName]: mark },
      detached: process.platform !== "win32",
      windowsHide: true,
      windowsVerbatimArguments: isVerbatim,
      stdio: [stdin === undefined ? "ignore" : typeof stdin === "string" ? "pipe" : "inherit", "pipe", "pipe"],
    });
    // A process may end without reading what it is given.
    child.stdin?.on("error", () => {});
    if (typeof stdin === "string") child.stdin?.end(stdin);
    return child;
  } catch (error) {
    // Words that no system can pass on, such as one with a zero byte.
    return error as Error;
  }
}

interface Ending {
  /** Why we ended it; nothing when it ended by itself. */
  readonly cause: ProcessEnd | undefined;
  release(): void;
}

/** Ends it at its deadline, when its output exceeds the limit, and when we are interrupted. */
function watch(child: ChildProcess, group: ProcessGroup, options: ProcessOptions): Ending {
  const { deadlineMs, outputBytesMax = Number.POSITIVE_INFINITY, ending, patience = brisk } = options;
  const patienceNow = (): Patience => (typeof patience === "function" ? patience() : patience);
  let cause: ProcessEnd | undefined;
  const endFor = (reason: ProcessEnd, how: Patience): void => {
    cause ??= reason;
    void group.end(how);
  };
  const stop = (): void => endFor({ kind: "stopped" }, patienceNow());
  ending.addEventListener("abort", stop, { once: true });
  const deadline =
    deadlineMs === undefined ? undefined : setTimeout(() => endFor({ kind: "timed_out" }, brisk), deadlineMs);

  let size = 0;
  const read = (stream: Readable | null, take: Taker | undefined): void => {
    stream?.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > outputBytesMax) return endFor({ kind: "flooded" }, atOnce);
      const room = take?.(chunk);
      if (!room) return;
      stream.pause();
      void room.finally(() => stream.resume());
    });
  };
  read(child.stdout, options.onOut);
  read(child.stderr, options.onErr);
  return {
    get cause() {
      return cause;
    },
    release() {
      clearTimeout(deadline);
      ending.removeEventListener("abort", stop);
    },
  };
}

function exitOf(child: ChildProcess): Promise<ProcessEnd> {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      if (child.pid === undefined) resolve({ kind: "not_started", message: error.message });
    });
    child.once("exit", (code, signal) => {
      resolve(signal === null ? { kind: "exited", code: code ?? 1 } : { kind: "killed", signal });
    });
  });
}

/** What is left in the pipes is still read, as slowly as it is consumed; but a process out of our reach may hold them forever. */
async function closedOrTorn(child: ChildProcess, closed: Promise<void>): Promise<void> {
  if (child.pid === undefined) return;
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  const tear = setInterval(() => {
    for (const stream of streams) if (!stream.isPaused()) stream.destroy();
  }, drainMs);
  await closed;
  clearInterval(tear);
}
