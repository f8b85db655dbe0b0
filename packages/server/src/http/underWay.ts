/** Counts the calls that are being answered, so that a server stops after the last of them. */
export interface UnderWay {
  begin(): void;
  end(): void;
  /** Resolves when no call is under way. */
  settled(): Promise<void>;
}

export function countUnderWay(): UnderWay {
  let count = 0;
  let waiting: (() => void)[] = [];
  return {
    begin: () => void count++,
    end() {
      if (--count > 0) return;
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    settled: () => (count === 0 ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))),
  };
}
