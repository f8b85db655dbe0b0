import { limits } from "@platform/protocol";
import type { SandboxCall } from "./callUnderWay.ts";
import type { EndedCall } from "./ended.ts";
import { createIdle } from "./idle.ts";
import type { Isolation } from "./isolation.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

export interface WarmOptions {
  readonly isolation: Isolation;
  readonly processesMax?: number;
  readonly perVersionMax?: number;
  readonly idleMs?: number;
}

/** Processes that have handled a call and wait for the next one of the same version of the same app. */
export interface Warm {
  /** Waits for a process when there are as many as may be; the deadline of the call begins when it has one. */
  run(version: string, call: SandboxCall): Promise<EndedCall>;
  stop(): Promise<void>;
}

interface Waiting {
  readonly version: string;
  readonly resolve: (sandbox: Sandbox) => void;
}

export function createWarm(options: WarmOptions): Warm {
  const { isolation, processesMax = limits.hosted_processes_max } = options;
  const { perVersionMax = limits.hosted_processes_per_version_max, idleMs = limits.hosted_idle_s * 1000 } = options;
  const idle = createIdle(idleMs);
  const waiting: Waiting[] = [];
  const busy = new Map<Sandbox, string>();
  let isStopping = false;

  /** A process for this version now, if there may be one. */
  function tryTake(version: string): Sandbox | undefined {
    const ofVersion = [...busy.values()].filter((other) => other === version).length;
    if (ofVersion >= perVersionMax) return undefined;
    let sandbox = idle.take(version);
    if (!sandbox && busy.size + idle.count() >= processesMax) {
      const oldest = idle.takeOldest();
      if (!oldest) return undefined;
      void oldest.end();
    }
    sandbox ??= startSandbox(isolation);
    busy.set(sandbox, version);
    return sandbox;
  }

  function take(version: string): Promise<Sandbox> {
    const sandbox = waiting.some((other) => other.version === version) ? undefined : tryTake(version);
    if (sandbox) return Promise.resolve(sandbox);
    return new Promise((resolve) => void waiting.push({ version, resolve }));
  }

  function give(version: string, sandbox: Sandbox, isReusable: boolean): void {
    busy.delete(sandbox);
    if (isReusable && sandbox.isAlive() && !isStopping) idle.add(version, sandbox);
    else void sandbox.end();
    for (const [at, next] of waiting.entries()) {
      const free = tryTake(next.version);
      if (!free) continue;
      waiting.splice(at, 1);
      return next.resolve(free);
    }
  }

  async function runOnce(version: string, call: SandboxCall): Promise<EndedCall> {
    const sandbox = await take(version);
    let isReusable = false;
    try {
      const ended = await sandbox.run(call);
      isReusable = ended.end.kind === "answered" || ended.end.kind === "failed";
      return ended;
    } finally {
      give(version, sandbox, isReusable);
    }
  }

  return {
    async run(version, call) {
      const ended = await runOnce(version, call);
      // What earlier calls have left behind must not be held against this one: it gets a process of its own.
      const isInherited = !ended.isCold && (ended.end.kind === "memory" || ended.end.kind === "exited");
      return isInherited && !isStopping ? runOnce(version, call) : ended;
    },
    async stop() {
      isStopping = true;
      await Promise.all([...idle.takeAll(), ...busy.keys()].map((sandbox) => sandbox.end()));
    },
  };
}
