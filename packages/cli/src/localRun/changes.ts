/** Requested any number of times, done once: waiters are woken, and requests during the run count for the next one. */
export interface Changes {
  /** Something changed. */
  request(): void;
  /** From here on; what was asked before is taken as done. */
  reset(): void;
  /** Resolves when something was asked for since the last reset. */
  readonly wanted: Promise<void>;
}

export function makeChanges(): Changes {
  let next = Promise.withResolvers<void>();
  let isWanted = false;
  return {
    request() {
      isWanted = true;
      next.resolve();
    },
    reset() {
      if (isWanted) next = Promise.withResolvers<void>();
      isWanted = false;
    },
    get wanted() {
      return next.promise;
    },
  };
}
