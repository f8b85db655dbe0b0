const FIRST_MS = 500;
const LONGEST_MS = 15_000;

export interface Backoff {
  /** How long to wait before the next attempt. */
  nextMs(): number;
  /** After a success the waits start again from the first. */
  reset(): void;
}

/**
 * Waits that double with every failed attempt. Each is a random length between half of the wait and the whole: without
 * that, all clients of a server that restarted come back in the same instant.
 */
export function createBackoff(random: () => number = Math.random): Backoff {
  let waitMs = FIRST_MS;
  return {
    nextMs() {
      const chosen = (waitMs / 2) * (1 + random());
      waitMs = Math.min(waitMs * 2, LONGEST_MS);
      return chosen;
    },
    reset() {
      waitMs = FIRST_MS;
    },
  };
}
