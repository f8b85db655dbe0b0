import { limits } from "@platform/protocol";
import { createIdle } from "./idle.ts";
import type { Isolation } from "./isolation.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

export interface PoolOptions {
  readonly isolation: Isolation;
  readonly processesMax?: number;
  readonly perVersionMax?: number;
  readonly idleMs?: number;
}

export interface Pool {
  /** A process for a version of an app, when there may be one; nothing when there will be none any more. */
  take(version: string): Promise<Sandbox | undefined>;
  give(version: string, sandbox: Sandbox, isReusable: boolean): void;
  isStopping(): boolean;
  stop(): Promise<void>;
}

interface Waiting {
  readonly version: string;
  /** With nothing when there will be none any more. */
  readonly resolve: (sandbox: Sandbox | undefined) => void;
}

/** Gives out processes, and never has more of them than there may be. */
export function createPool(options: PoolOptions): Pool {
  const { isolation, processesMax = limits.hosted_processes_max } = options;
  const { perVersionMax = limits.hosted_processes_per_version_max, idleMs = limits.hosted_idle_s * 1000 } = options;
  const idle = createIdle(idleMs);
  const waiting: Waiting[] = [];
  const busy = new Map<Sandbox, string>();
  /** Those that are being ended: a process that has filled its memory takes a while to go, and counts until it is gone. */
  const leaving = new Map<Sandbox, string>();
  let isStopping = false;

  const ofVersion = (all: Map<Sandbox, string>, version: string): number =>
    [...all.values()].filter((other) => other === version).length;

  /** A process for this version now, if there may be one. */
  function tryTake(version: string): Sandbox | undefined {
    if (ofVersion(busy, version) + ofVersion(leaving, version) >= perVersionMax) return undefined;
    let sandbox = idle.take(version);
    if (!sandbox && busy.size + leaving.size + idle.count() >= processesMax) {
      const oldest = leaving.size === 0 ? idle.takeOldest() : undefined;
      if (oldest) dismiss(oldest.version, oldest.sandbox);
      return undefined;
    }
    sandbox ??= startSandbox(isolation);
    busy.set(sandbox, version);
    return sandbox;
  }

  function take(version: string): Promise<Sandbox | undefined> {
    if (isStopping) return Promise.resolve(undefined);
    const sandbox = waiting.some((other) => other.version === version) ? undefined : tryTake(version);
    if (sandbox) return Promise.resolve(sandbox);
    return new Promise((resolve) => void waiting.push({ version, resolve }));
  }

  function give(version: string, sandbox: Sandbox, isReusable: boolean): void {
    busy.delete(sandbox);
    if (isReusable && sandbox.isAlive() && !isStopping) idle.add(version, sandbox);
    else dismiss(version, sandbox);
    serveWaiting();
  }

  function dismiss(version: string, sandbox: Sandbox): void {
    leaving.set(sandbox, version);
    void sandbox.end().then(() => {
      leaving.delete(sandbox);
      serveWaiting();
    });
  }

  function serveWaiting(): void {
    for (const next of waiting.slice()) {
      const free = isStopping ? undefined : tryTake(next.version);
      if (!free) continue;
      waiting.splice(waiting.indexOf(next), 1);
      next.resolve(free);
    }
  }

  return {
    take,
    give,
    isStopping: () => isStopping,
    async stop() {
      isStopping = true;
      for (const { resolve } of waiting.splice(0)) resolve(undefined);
      const all = [...idle.takeAll(), ...busy.keys(), ...leaving.keys()];
      await Promise.all(all.map((sandbox) => sandbox.end()));
    },
  };
}
