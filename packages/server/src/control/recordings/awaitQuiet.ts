import { setTimeout as sleep } from "node:timers/promises";
import type { Recorder } from "./recorder.ts";

/** An app that has done nothing for so long has finished, unless the recording has more to come. */
const quietMs = 250;

export interface QuietWatch {
  /** Waits until the app has acknowledged all deliveries and then done nothing for a moment, or until the deadline. */
  quiet(deadline: number): Promise<void>;
  /** Waits until the app does anything, or until the deadline. */
  anything(deadline: number): Promise<void>;
  stop(): void;
}

export interface QuietWatchOptions {
  readonly recorder: Recorder;
  readonly recordingId: string;
  readonly settleDeliveries: () => Promise<void>;
  /** Makes every wait throw. */
  readonly stopped: AbortSignal;
}

/** Watches what an app does, by the entries of its recording. Real time: no control moves that of the app. */
export function watchQuiet({ recorder, recordingId, settleDeliveries, stopped }: QuietWatchOptions): QuietWatch {
  let lastMs = performance.now();
  let wake: (() => void) | undefined;
  const unsubscribe = recorder.subscribe(recordingId, () => {
    lastMs = performance.now();
    wake?.();
  });

  async function upTo(ms: number): Promise<void> {
    const ending = new AbortController();
    wake = () => ending.abort();
    const signal = AbortSignal.any([ending.signal, stopped]);
    await sleep(Math.max(0, ms), undefined, { signal }).catch(() => undefined);
    wake = undefined;
    stopped.throwIfAborted();
  }

  return {
    async quiet(deadline) {
      const settled = settleDeliveries();
      const ending = new AbortController();
      const signal = AbortSignal.any([ending.signal, stopped]);
      const timeout = sleep(Math.max(0, deadline - performance.now()), undefined, { signal }).catch(() => undefined);
      await Promise.race([settled, timeout]);
      ending.abort();
      stopped.throwIfAborted();
      for (;;) {
        const waitMs = Math.min(lastMs + quietMs, deadline) - performance.now();
        if (waitMs <= 0) return;
        await upTo(waitMs);
      }
    },
    async anything(deadline) {
      const since = lastMs;
      while (lastMs === since && performance.now() < deadline) await upTo(deadline - performance.now());
    },
    stop: unsubscribe,
  };
}
