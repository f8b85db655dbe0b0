import type { SandboxCall } from "./callUnderWay.ts";
import { type EndedCall, notRun } from "./ended.ts";
import { createPool, type PoolOptions } from "./pool.ts";

export type WarmOptions = PoolOptions;

/** Processes that have handled a call and wait for the next one of the same version of the same app. */
export interface Warm {
  /** Waits for a process when there are as many as may be; the deadline of the call begins when it has one. */
  run(version: string, call: SandboxCall): Promise<EndedCall>;
  stop(): Promise<void>;
}

export function createWarm(options: WarmOptions): Warm {
  const pool = createPool(options);

  async function runOnce(version: string, call: SandboxCall): Promise<EndedCall> {
    const sandbox = await pool.take(version);
    if (!sandbox) return notRun;
    let isReusable = false;
    try {
      const ended = await sandbox.run(call);
      isReusable = ended.end.kind === "answered" || ended.end.kind === "failed";
      return ended;
    } finally {
      pool.give(version, sandbox, isReusable);
    }
  }

  return {
    async run(version, call) {
      const ended = await runOnce(version, call);
      // What earlier calls have left behind must not be held against this one: it gets a process of its own.
      const isInherited = !ended.isCold && (ended.end.kind === "memory" || ended.end.kind === "exited");
      return isInherited && !pool.isStopping() ? runOnce(version, call) : ended;
    },
    stop: pool.stop,
  };
}
