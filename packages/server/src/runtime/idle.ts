import type { Sandbox } from "./sandbox.ts";

interface Idle {
  readonly version: string;
  readonly sandbox: Sandbox;
  readonly timer: NodeJS.Timeout;
}

/** Processes that wait for the next call of their version, each for so long. Those that have waited longest come first. */
export function createIdle(idleMs: number) {
  const idle: Idle[] = [];

  function remove(at: number): Idle | undefined {
    const [removed] = at < 0 ? [] : idle.splice(at, 1);
    clearTimeout(removed?.timer);
    return removed;
  }

  return {
    count: () => idle.length,
    add(version: string, sandbox: Sandbox): void {
      const timeOut = () => void remove(idle.findIndex((one) => one.sandbox === sandbox))?.sandbox.end();
      idle.push({ version, sandbox, timer: setTimeout(timeOut, idleMs).unref() });
    },
    /** The one that ran last: it is the likeliest to have everything at hand. */
    take: (version: string) =>
      remove(idle.findLastIndex((one) => one.version === version && one.sandbox.isAlive()))?.sandbox,
    takeOldest: () => remove(0),
    takeAll: () => idle.splice(0).map(({ sandbox, timer }) => (clearTimeout(timer), sandbox)),
  };
}
