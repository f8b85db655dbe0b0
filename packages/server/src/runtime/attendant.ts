import { setTimeout } from "node:timers/promises";
import { limits } from "@platform/protocol";
import type { HostedCall, HostedFault } from "../domain/hosted/hostedCall.ts";
import type { FunctionExecutionRow } from "../domain/functions/claimExecutions.ts";
import type { Logger } from "../ports/log.ts";
import type { Ask } from "./callUnderWay.ts";
import type { CallEnd, LogLine } from "./ended.ts";
import type { Runtime } from "./runtime.ts";

/** How a call ended, for whoever writes it down. */
export interface Attended {
  readonly version: number | undefined;
  readonly logs: readonly LogLine[];
  readonly tookMs: number;
  readonly end: CallEnd;
}

export interface AttendantOptions {
  readonly runtime: Runtime;
  readonly log: Logger;
  readonly deadlineMs: number;
  readonly nowMs: () => number;
  isWaiting(): Promise<boolean>;
  /** Those of these executions that somebody has cancelled meanwhile. */
  findCancelled(ids: readonly string[]): Promise<readonly string[]>;
  claim(limit: number): Promise<readonly FunctionExecutionRow[]>;
  read(execution: FunctionExecutionRow): Promise<HostedCall | HostedFault>;
  readSource(call: HostedCall): Promise<string>;
  gateway(call: HostedCall): Ask;
  end(execution: FunctionExecutionRow, attended: Attended): Promise<void>;
  /** Leaves an execution to whoever looks next. */
  release(execution: FunctionExecutionRow): Promise<void>;
}

export interface Attendant {
  /** Takes what waits, as much as there is room for, and begins to run it. Tells whether there was anything. */
  look(): Promise<boolean>;
  /** Runs a function about something that somebody waits for. */
  attend(call: HostedCall | HostedFault, deadlineMs: number): Promise<Attended>;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
  /** Takes nothing more; what is not done in a while is ended and left to others, for whom it counts as not begun. */
  stop(): Promise<void>;
}

/** Runs the executions of deployed apps that nobody runs yet. A server that dies leaves them to the others. */
export function createAttendant(options: AttendantOptions): Attendant {
  const { runtime, log } = options;
  const underWay = new Map<string, { readonly done: Promise<void>; readonly cancel: AbortController }>();
  let isStopping = false;

  async function look(): Promise<boolean> {
    for (const id of await options.findCancelled([...underWay.keys()])) underWay.get(id)?.cancel.abort();
    const room = limits.hosted_processes_max - underWay.size;
    if (room <= 0 || isStopping || !runtime.isOn || !(await options.isWaiting())) return false;
    const claimed = await options.claim(room);
    // When the clock was moved, what is under way here may be taken for forgotten.
    for (const execution of claimed.filter(({ id }) => !underWay.has(id))) {
      const cancel = new AbortController();
      const done = carry(execution, cancel.signal).finally(() => underWay.delete(execution.id));
      underWay.set(execution.id, { done, cancel });
    }
    return claimed.length > 0;
  }

  async function carry(execution: FunctionExecutionRow, cancelled: AbortSignal): Promise<void> {
    try {
      const attended = await attendExecution(execution, cancelled);
      if (isStopping && attended.end.kind === "exited") await options.release(execution);
      else await options.end(execution, attended);
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
    return attend(await options.read(execution), Math.min(options.deadlineMs, leftMs), cancelled);
  }

  async function attend(
    call: HostedCall | HostedFault,
    deadlineMs: number,
    cancelled?: AbortSignal,
  ): Promise<Attended> {
    if ("fault" in call) return nothing(call.fault);
    const state = await runtime.state();
    if (!state.canRun) return nothing(state.sentence);
    const { callbackId, body, context, version } = call;
    const [readSource, ask] = [() => options.readSource(call), options.gateway(call)];
    const key = `${call.appId}.${version}`;
    const limited = { deadlineMs, ...(cancelled && { cancelled }) };
    const { end, logs, tookMs } = await runtime.run(key, { callbackId, body, context, readSource, ask, ...limited });
    return { version, end, logs, tookMs };
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ done }) => done));
  }

  return {
    look,
    attend,
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

function nothing(message: string): Attended {
  return { version: undefined, logs: [], tookMs: 0, end: { kind: "failed", message } };
}
