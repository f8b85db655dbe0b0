import type { Logger } from "./log.ts";
import { inSpan, type Tracer } from "./traces/span.ts";

/** Work that comes due with time: something expires, is to be sent, or is to be swept away. */
export interface Chore {
  readonly name: string;
  /** Asked once a second, without a statement: a chore runs when it is due. One without this is due every time. */
  isDue?(): boolean;
  /** Does what is due by now, in a bounded bite, and tells whether more of it is due. */
  run(): Promise<{ readonly hasMore: boolean }>;
}

export interface Chores {
  /** Asks once a second from now on what is due, and runs that. */
  start(): void;
  /** Does everything that is due by now; called after the clock was moved, so that what follows finds it done. */
  settle(): Promise<void>;
  stop(): Promise<void>;
  /** What each chore has done since the start, by its name. */
  counts(): ReadonlyMap<string, Readonly<ChoreCount>>;
}

export interface ChoreCount {
  runs: number;
  failures: number;
  /** How long all runs took. */
  ms: number;
}

const lookEveryMs = 1_000;

export function createChores(chores: readonly Chore[], log: Logger, tracer?: Tracer): Chores {
  const counted = new Map<string, ChoreCount>();
  let isStopped = false;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** In rounds of one bite each: a chore with hours of work does not keep the others from theirs. */
  async function runAll(isDue: (chore: Chore) => boolean): Promise<void> {
    const unfinished = new Set(chores.filter(isDue));
    while (unfinished.size > 0 && !isStopped) {
      for (const chore of chores) {
        if (!unfinished.has(chore) && chore.isDue?.() !== true) continue;
        if (await runBite(chore)) unfinished.add(chore);
        else unfinished.delete(chore);
      }
    }
  }

  /** Ends after it was noted as running, also when nothing is due: otherwise nothing would ever run again. */
  function begin(isDue: (chore: Chore) => boolean): Promise<void> {
    running = runAll(isDue).finally(() => (running = undefined));
    return running;
  }

  /** Whether there is more. One that fails is tried again at the next look; the others are not kept from their work. */
  async function runBite(chore: Chore): Promise<boolean> {
    const count = countOf(chore.name);
    const started = performance.now();
    count.runs++;
    const span = tracer?.begin(`chore ${chore.name}`, "internal");
    try {
      const { hasMore } = await inSpan(span, () => chore.run());
      // Most runs only find that there is nothing to do.
      if (span?.hasChildren()) span.end();
      return hasMore;
    } catch (error) {
      count.failures++;
      span?.end("failed");
      log.warn({ err: error, chore: chore.name }, "a chore failed; trying again");
      return false;
    } finally {
      count.ms += performance.now() - started;
    }
  }

  function countOf(name: string): ChoreCount {
    const known = counted.get(name);
    if (known) return known;
    const count = { runs: 0, failures: 0, ms: 0 };
    counted.set(name, count);
    return count;
  }

  return {
    counts: () => counted,
    start() {
      timer = setInterval(() => void (running ?? begin((chore) => chore.isDue?.() ?? true)), lookEveryMs).unref();
    },
    async settle() {
      // What is under way may have looked before the clock moved, and may leave out what the timer found not due.
      while (running) await running;
      await begin(() => true);
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Runs a chore at most once in this time, unless everything that is due is asked for. */
export function seldom(everyMs: number, chore: Chore): Chore {
  let ranMs = Number.NEGATIVE_INFINITY;
  return {
    name: chore.name,
    isDue: () => performance.now() - ranMs >= everyMs,
    run() {
      ranMs = performance.now();
      return chore.run();
    },
  };
}
