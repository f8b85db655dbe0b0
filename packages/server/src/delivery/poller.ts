import type { Logger } from "../ports/log.ts";
import { outsideSpans } from "../ports/traces/span.ts";

export interface Poller {
  /** Looks from now on; until then, a wake-up is only remembered. */
  start(): void;
  /** Something was committed, perhaps what it looks for. */
  wake(): void;
  /** What it looks for was committed: it looks without a rest. */
  hurry(): void;
  /** Looks at once, and resolves when that is done. */
  settle(): Promise<void>;
  isBusy(): boolean;
  stop(): Promise<void>;
}

/** Constant commits would make it look all the time, and a look costs as much as several posts. */
const restMs = 25;
/** After a failure: the store may be out of reach for a while. */
const retryMs = 1_000;

/** Runs `look` whenever it is woken, one at a time, and again after a failure. What wakes it is the agenda. */
export function createPoller(look: () => Promise<void>, log: Logger): Poller {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isOn = false;
  let isHurried = false;
  let endRest: (() => void) | undefined;
  let lookedMs = Number.NEGATIVE_INFINITY;
  let retrying: NodeJS.Timeout | undefined;

  function wake(): void {
    isWanted = true;
    if (isOn) running ??= outsideSpans(run);
  }

  function hurry(): void {
    isHurried = true;
    endRest?.();
    wake();
  }

  /** Not at all when the last look was long ago, or when it is known that there is something. */
  async function rest(): Promise<void> {
    const leftMs = lookedMs + restMs - performance.now();
    if (isHurried || leftMs <= 0) return;
    await new Promise<void>((resolve) => {
      const restTimer = setTimeout(resolve, leftMs);
      endRest = () => (clearTimeout(restTimer), resolve());
    });
  }

  async function run(): Promise<void> {
    try {
      while (isWanted && isOn) {
        await rest();
        isWanted = false;
        isHurried = false;
        await look();
        lookedMs = performance.now();
      }
    } catch (error) {
      log.warn({ err: error }, "what is due cannot be looked for; trying again");
      clearTimeout(retrying);
      if (isOn) retrying = setTimeout(wake, retryMs).unref();
    } finally {
      running = undefined;
    }
  }

  return {
    start() {
      isOn = true;
      if (isWanted) wake();
    },
    wake,
    hurry,
    async settle() {
      await running;
      // A caller waits for this look, so it does not rest first.
      lookedMs = Number.NEGATIVE_INFINITY;
      wake();
      await running;
    },
    isBusy: () => running !== undefined,
    async stop() {
      isOn = false;
      clearTimeout(retrying);
      await running;
    },
  };
}
