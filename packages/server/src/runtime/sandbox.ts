import { type ChildProcess, spawn } from "node:child_process";
import { limits } from "@platform/protocol";
import { beginCall, type CallUnderWay, type SandboxCall } from "./callUnderWay.ts";
import type { EndedCall } from "./ended.ts";
import type { Isolation } from "./isolation.ts";
import { createLines } from "./lines.ts";
import type { ToInside } from "./messages.ts";
import { lowerPriority } from "./lowerPriority.ts";

/** One process for one version of one app. It handles one call at a time, and stands still in between. */
export interface Sandbox {
  /** Of the process that leads its group. */
  readonly pid: number | undefined;
  /** Whether it can take another call. */
  isAlive(): boolean;
  run(call: SandboxCall): Promise<EndedCall>;
  /** Ends it with everything in it; resolves when it is gone. */
  end(): Promise<void>;
}

const stderrCharsMax = 4_096;

export function startSandbox(isolation: Isolation): Sandbox {
  const child = startGroup(isolation);
  if (child.pid !== undefined) void lowerPriority(child.pid);
  const loaded = new Set<string>();
  const gone = Promise.withResolvers<void>();
  let calls = 0;
  let busyMs = 0;
  let goneHow: string | undefined;
  let stderr = "";
  let current: CallUnderWay | undefined;
  const kill = () => signal(child, "SIGKILL");

  // What comes between two calls is nobody's, and is let go of unread.
  const take = createLines(
    limits.hosted_line_bytes_max,
    (line) => current?.onLine(line),
    () => current?.onLineTooLong(),
  );
  child.stdout?.on("data", (chunk: Buffer) => {
    current?.onBytes(chunk.length);
    if (current) take(chunk);
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    current?.onBytes(chunk.length);
    stderr = (stderr + chunk.toString()).slice(-stderrCharsMax);
  });
  // A process that is being ended no longer reads; its exit is the signal.
  child.stdin?.on("error", () => undefined);
  child.once("error", (error) => onGone(`It could not be started: ${error.message}`));
  // Not the exit, which may come before the last words have been read.
  child.once("close", (code, name) => onGone(`Its process ended with ${name ?? `code ${code}`}.`));

  function onGone(how: string): void {
    goneHow ??= how;
    gone.resolve();
    current?.onGone(how, stderr);
  }

  function send(message: ToInside): void {
    child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  function begin(call: SandboxCall, source: string | undefined): CallUnderWay {
    const id = ++calls;
    loaded.add(call.callbackId);
    stderr = "";
    const underWay = beginCall(id, call, { send, kill });
    if (goneHow !== undefined) underWay.onGone(goneHow, stderr);
    signal(child, "SIGCONT");
    send({ type: "call", id, callback_id: call.callbackId, source, body: call.body, context: call.context });
    return underWay;
  }

  return {
    pid: child.pid,
    isAlive: () => goneHow === undefined && busyMs < limits.hosted_process_busy_s * 1000,
    async run(call) {
      const startedMs = performance.now();
      current = begin(call, loaded.has(call.callbackId) ? undefined : await call.readSource());
      const { ended, logs } = current;
      const end = await ended;
      current = undefined;
      if (isolation.endsWithServer) signal(child, "SIGSTOP");
      const tookMs = performance.now() - startedMs;
      busyMs += tookMs;
      return { end, logs: logs(), tookMs, isCold: calls === 1 };
    },
    async end() {
      kill();
      await gone.promise;
    },
  };
}

/** In a group of its own, so that a signal reaches everything in it and nothing else. */
function startGroup({ command, environment, uid }: Isolation): ChildProcess {
  const [program = "", ...args] = command;
  return spawn(program, args, {
    cwd: "/",
    detached: true,
    env: environment,
    stdio: ["pipe", "pipe", "pipe"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
}

/** To the whole group: what the process has started goes with it. */
function signal(child: ChildProcess, name: "SIGKILL" | "SIGSTOP" | "SIGCONT"): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, name);
  } catch (error) {
    // It has ended by itself meanwhile.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
