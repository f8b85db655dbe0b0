import { setTimeout } from "node:timers/promises";
import { limits } from "@platform/protocol";
import type { HostedCall, HostedFault } from "../domain/hosted/hostedCall.ts";
import type { FunctionExecutionRow } from "../domain/functions/claimExecutions.ts";
import type { Logger } from "../ports/log.ts";
import type { Ask } from "./callUnderWay.ts";
import type { CallEnd, LogLine } from "./ended.ts";
import type { Runtime } from "./runtime.ts";
import { streamLogs } from "./streamLogs.ts";

/** How a call ended, for the code that records it. */
export interface Attended {
  readonly version: number | undefined;
  /** What is not recorded yet of what it wrote. */
  readonly logs: readonly LogLine[];
  readonly tookMs: number;
  readonly end: CallEnd;
}

export interface FunctionRunnerOptions {
  readonly runtime: Runtime;
  readonly log: Logger;
  readonly deadlineMs: number;
  readonly nowMs: () => number;
  isWaiting(): Promise<boolean>;
  /** Those of these executions that were cancelled meanwhile. */
  findCancelled(ids: readonly string[]): Promise<readonly string[]>;
  claim(limit: number): Promise<readonly FunctionExecutionRow[]>;
  read(execution: FunctionExecutionRow): Promise<HostedCall | HostedFault>;
  readSource(call: HostedCall): Promise<string>;
  gateway(call: HostedCall): Ask;
  /** Records what a function has written so far. */
  record(execution: FunctionExecutionRow, logs: readonly LogLine[]): Promise<void>;
  end(execution: FunctionExecutionRow, attended: Attended): Promise<void>;
  /** Releases an execution for the next server that polls. */
  release(execution: FunctionExecutionRow): Promise<void>;
}

export interface AttendOptions {
  readonly deadlineMs: number;
  readonly cancelled?: AbortSignal;
  record(logs: readonly LogLine[]): Promise<void>;
}

export interface FunctionRunner {
  /** Takes what waits, as much as there is room for, and begins to run it. Tells whether there was anything. */
  look(): Promise<boolean>;
  /** Runs a function about something that a person waits for. */
  attend(call: HostedCall | HostedFault, options: AttendOptions): Promise<Attended>;
  isBusy(): boolean;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Takes nothing more; what is not done in a while is ended and left to others, for whom it counts as not begun. */
  stop(): Promise<void>;
}

interface UnderWay {
  readonly done: Promise<void>;
  readonly cancel: AbortController;
  attempt: number;
}

/** Runs the executions of deployed apps that nobody runs yet. A server that dies leaves them to the others. */
export function createFunctionRunner(options: FunctionRunnerOptions): FunctionRunner {
  const { runtime, log } = options;
  const underWay = new Map<string, UnderWay>();
  let isStopping = false;

  async function look(): Promise<boolean> {
    for (const id of await options.findCancelled([...underWay.keys()])) underWay.get(id)?.cancel.abort();
    const room = limits.hosted_processes_max - underWay.size;
    if (room <= 0 || isStopping || !runtime.isOn || !(await options.isWaiting())) return false;
    const claimed = await options.claim(room);
    // When the clock was moved, what is under way here may be taken for forgotten, and ends as the attempt that it now is.
    for (const { id, attempt } of claimed) {
      const same = underWay.get(id);
      if (same) same.attempt = attempt;
    }
    for (const execution of claimed.filter(({ id }) => !underWay.has(id))) {
      const cancel = new AbortController();
      const done = carry(execution, cancel.signal).finally(() => underWay.delete(execution.id));
      underWay.set(execution.id, { done, cancel, attempt: execution.attempt });
    }
    return claimed.length > 0;
  }

  async function carry(execution: FunctionExecutionRow, cancelled: AbortSignal): Promise<void> {
    try {
      const attended = await attendExecution(execution, cancelled);
      const { attempt } = underWay.get(execution.id) ?? execution;
      if (isStopping && attended.end.kind === "exited") await options.release({ ...execution, attempt });
      else await options.end({ ...execution, attempt }, attended);
    } catch (error) {
      // Its lease ends, and it is tried again.
      log.warn({ err: error, execution: execution.id }, "a function could not be run; trying again");
    }
  }

  async function attendExecution(execution: FunctionExecutionRow, cancelled: AbortSignal): Promise<Attended> {
    if (execution.attempt > limits.hosted_attempts_max) {
      return nothing(`It was begun ${limits.hosted_attempts_max} times, and no server came to its end.`);
    }
    const leftMs = Math.max(1, execution.deadline_ms - options.nowMs());
    return attendCall(options, await options.read(execution), {
      deadlineMs: Math.min(options.deadlineMs, leftMs),
      cancelled,
      record: (logs) => options.record(execution, logs),
    });
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ done }) => done));
  }

  return {
    look,
    attend: (call, attending) => attendCall(options, call, attending),
    isBusy: () => underWay.size > 0,
    settled,
    async stop() {
      isStopping = true;
      const patience = new AbortController();
      await Promise.race([settled(), setTimeout(limits.hosted_stop_grace_s * 1000, undefined, patience)]);
      patience.abort();
      await runtime.stop();
      await settled();
    },
  };
}

/** Runs a function, and has what it writes recorded meanwhile. */
async function attendCall(
  options: FunctionRunnerOptions,
  call: HostedCall | HostedFault,
  attending: AttendOptions,
): Promise<Attended> {
  const { runtime, log } = options;
  if ("fault" in call) return nothing(call.fault);
  const state = await runtime.state();
  if (!state.canRun) return nothing(state.sentence);
  const { callbackId, body, context, version } = call;
  const { deadlineMs, cancelled } = attending;
  const stream = streamLogs(attending.record, log);
  const { end, logs, tookMs } = await runtime.run(`${call.appId}.${version}`, {
    callbackId,
    body,
    context,
    deadlineMs,
    readSource: () => options.readSource(call),
    ask: options.gateway(call),
    ...(cancelled && { cancelled }),
    onLogs: stream.add,
  });
  return { version, end, logs: [...(await stream.unrecorded()), ...logs], tookMs };
}

function nothing(message: string): Attended {
  return { version: undefined, logs: [], tookMs: 0, end: { kind: "failed", message } };
}
