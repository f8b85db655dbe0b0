import { limits } from "@platform/protocol/limits.ts";

export interface Settling {
  /** One more change of a burst. */
  touch(): void;
  stop(): void;
}

/** Calls once for a burst: when it has been quiet for a while, or at the latest after a fixed time. */
export function settle(
  done: () => void,
  { quietMs, waitMs }: { quietMs: number; waitMs: number } = {
    quietMs: limits.watch_quiet_ms,
    waitMs: limits.watch_wait_ms,
  },
): Settling {
  let quiet: NodeJS.Timeout | undefined;
  let latest: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearTimeout(quiet);
    clearTimeout(latest);
    quiet = latest = undefined;
  };
  const finish = (): void => {
    stop();
    done();
  };
  return {
    touch() {
      clearTimeout(quiet);
      quiet = setTimeout(finish, quietMs);
      latest ??= setTimeout(finish, waitMs);
    },
    stop,
  };
}
