import type { Browser, Page } from "playwright-core";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of processor time. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

export interface Worked {
  /** Milliseconds of processor time of the page's main thread, and of its longest task. */
  readonly cpuMs: number;
  readonly longestMs: number;
}

/**
 * How much the main thread of a page works while something is done. It counts processor time, so a busy machine
 * stretches it less than anything that a clock measures; who is never kept busy for long never misses a frame.
 */
export async function workOf(browser: Browser, page: Page, done: () => Promise<unknown>): Promise<Worked> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await done();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { readonly traceEvents: TraceEvent[] };
  const threads = new Map(
    traceEvents.filter(({ name }) => name === "thread_name").map(({ pid, tid, args }) => [`${pid} ${tid}`, args.name]),
  );
  const perProcess = new Map<number, number[]>();
  for (const { name, ph, pid, tid, tdur = 0 } of traceEvents) {
    if (ph !== "X" || !name.endsWith("RunTask") || threads.get(`${pid} ${tid}`) !== "CrRendererMain") continue;
    perProcess.set(pid, [...(perProcess.get(pid) ?? []), tdur / 1000]);
  }
  const sum = (times: readonly number[]): number => times.reduce((all, time) => all + time, 0);
  // The page is the one that works; other renderers are spare.
  const times = [...perProcess.values()].toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
  return { cpuMs: sum(times), longestMs: Math.max(0, ...times) };
}
