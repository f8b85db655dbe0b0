import type { Logger } from "./log.ts";

/** Work that comes due with time: something expires, is to be sent, or is to be swept away. */
export interface Chore {
  readonly name: string;
  /** Does what is due by now, in a bounded bite, and tells whether more of it is due. */
  run(): Promise<{ readonly hasMore: boolean }>;
}

export interface Chores {
  /** Runs what is due once a second from now on. */
  start(): void;
  /** Does everything that is due by now; called after the clock was moved, so that what follows finds it done. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** What is due is found by looking: other servers add to it, and the clock can be moved. */
const lookEveryMs = 1_000;

export function createChores(chores: readonly Chore[], log: Logger): Chores {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function runAll(): Promise<void> {
    for (const chore of chores) await runOut(chore);
    running = undefined;
  }

  /** One that fails is tried again at the next look; the others are not kept from their work. */
  async function runOut(chore: Chore): Promise<void> {
    try {
      while ((await chore.run()).hasMore);
    } catch (error) {
      log.warn({ err: error, chore: chore.name }, "a chore failed; trying again");
    }
  }

  return {
    start() {
      timer = setInterval(() => void (running ??= runAll()), lookEveryMs).unref();
    },
    async settle() {
      // What is under way may have looked before the clock moved.
      await running;
      await (running ??= runAll());
    },
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
