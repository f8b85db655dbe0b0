import { performance } from "node:perf_hooks";

const silent = 0;
const rung = 1;
/** Not signalled, and a thread sleeps until it is. */
const awaited = 2;

/**
 * Wakes the writer thread where it waits for more to do. A message alone would wake it, too, but by way of its event loop
 * and an event, which takes longer than the clone of most writes.
 */
export class WakeSignal {
  readonly buffer: SharedArrayBuffer;
  readonly #state: Int32Array;

  constructor(buffer = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer;
    this.#state = new Int32Array(buffer);
  }

  ring(): void {
    // A thread that is awake finds the signal set and does not sleep: a wake-up call costs as much without a sleeper as with one.
    if (Atomics.exchange(this.#state, 0, rung) === awaited) Atomics.notify(this.#state, 0);
  }

  /** Whether it rang since this was last asked. */
  hasRung(): boolean {
    return Atomics.exchange(this.#state, 0, silent) === rung;
  }

  /** Keeps this thread busy until it has rung; tells whether it did before the time was over. */
  listen(forMs: number): boolean {
    const endMs = performance.now() + forMs;
    while (Atomics.load(this.#state, 0) === silent) if (performance.now() > endMs) return false;
    return true;
  }

  /** Stops this thread until it has rung; tells whether it did before the time was over. */
  wait(forMs: number): boolean {
    if (Atomics.compareExchange(this.#state, 0, silent, awaited) === rung) return true;
    Atomics.wait(this.#state, 0, awaited, forMs);
    return Atomics.compareExchange(this.#state, 0, awaited, silent) === rung;
  }
}
