import type { Logger } from "../ports/log.ts";

export interface Looking {
  wake(): void;
  /** Looks at once, and resolves when that is done. */
  settle(): Promise<void>;
  isBusy(): boolean;
  stop(): Promise<void>;
}

/** Other servers add to what is due, time does, and nothing here is told; so it looks. */
const lookEveryMs = 250;
/** Whoever commits all the time would make it look all the time, and a look costs as much as several posts. */
const restMs = 25;

/** At once when the last look was long ago. */
async function restSince(lookedMs: number): Promise<void> {
  const leftMs = lookedMs + restMs - performance.now();
  if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
}

/** Runs the look whenever it is woken and every now and then, one at a time. */
export function startLooking(look: () => Promise<void>, log: Logger): Looking {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopping = false;
  let lookedMs = Number.NEGATIVE_INFINITY;
  const timer = setInterval(wake, lookEveryMs).unref();

  function wake(): void {
    isWanted = true;
    if (!isStopping) running ??= run();
  }

  async function run(): Promise<void> {
    try {
      while (isWanted && !isStopping) {
        await restSince(lookedMs);
        isWanted = false;
        await look();
        lookedMs = performance.now();
      }
    } catch (error) {
      log.warn({ err: error }, "what is due cannot be looked for; trying again");
    } finally {
      running = undefined;
    }
  }

  return {
    wake,
    async settle() {
      await running;
      // Somebody waits for this look, so it does not rest first.
      lookedMs = Number.NEGATIVE_INFINITY;
      wake();
      await running;
    },
    isBusy: () => running !== undefined,
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
