import type { Logger } from "../ports/log.ts";

export interface Poller {
  /** Polls from now on; until then, a wake-up is only remembered. */
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

/** Other servers and time add to what is due without a notification, so it polls. */
const lookEveryMs = 250;
/** Constant commits would make it poll all the time, and a poll costs as much as several posts. */
const restMs = 25;

/** Runs `look` when woken and at an interval, one at a time. */
export function createPoller(look: () => Promise<void>, log: Logger): Poller {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isOn = false;
  let isHurried = false;
  let endRest: (() => void) | undefined;
  let lookedMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    isWanted = true;
    if (isOn) running ??= run();
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
    } finally {
      running = undefined;
    }
  }

  return {
    start() {
      isOn = true;
      timer = setInterval(wake, lookEveryMs).unref();
      if (isWanted) wake();
    },
    wake,
    hurry,
    async settle() {
      await running;
      // A caller waits for this poll, so it does not rest first.
      lookedMs = Number.NEGATIVE_INFINITY;
      wake();
      await running;
    },
    isBusy: () => running !== undefined,
    async stop() {
      isOn = false;
      clearInterval(timer);
      await running;
    },
  };
}
