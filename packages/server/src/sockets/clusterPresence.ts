import { limits } from "@platform/protocol";
import type { Logger } from "../ports/log.ts";

export interface RemoteTyping {
  readonly id: number;
  readonly channelId: string;
  readonly userId: string;
  readonly threadTs: string | undefined;
}

/** What a server can learn from others on the same database, and tell them. */
export interface PresenceSignals {
  passTyping(indicator: Omit<RemoteTyping, "id">): Promise<unknown>;
  readTyping(): Promise<readonly RemoteTyping[]>;
  sayWhoIsHere(userIds: readonly string[]): Promise<unknown>;
  readPresent(): Promise<ReadonlySet<string>>;
}

export interface ClusterPresenceOptions {
  readonly presenceSignals: PresenceSignals;
  readonly log: Logger;
  readonly here: () => readonly string[];
  readonly onTyping: (typing: RemoteTyping) => void;
  readonly onPresent: (userIds: ReadonlySet<string>) => void;
}

const lookEveryMs = 250;
/** Who is here changes seldom, so it is looked at only every so often. */
const looksPerPresence = 4;

/**
 * Exchanges presence with the other servers while anyone is connected to this one. It polls instead of being woken: an
 * indicator that is a quarter of a second late is still useful, and a lost one costs nothing.
 */
export function createClusterPresence({ presenceSignals, log, here, onTyping, onPresent }: ClusterPresenceOptions) {
  const heard = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let looks = 0;
  let said = "";
  let saidAt = 0;
  let leaving = Promise.resolve();

  async function look(): Promise<void> {
    const typing = await presenceSignals.readTyping();
    for (const indicator of typing) if (!heard.has(indicator.id)) onTyping(indicator);
    heard.clear();
    for (const { id } of typing) heard.add(id);
    if (looks++ % looksPerPresence !== 0) return;
    await sayIfNews();
    onPresent(await presenceSignals.readPresent());
  }

  async function sayIfNews(): Promise<void> {
    const ids = [...here()].toSorted();
    const isFresh = performance.now() - saidAt < (limits.presence_s * 1000) / 3;
    if (ids.join() === said && isFresh) return;
    await presenceSignals.sayWhoIsHere(ids);
    said = ids.join();
    saidAt = performance.now();
  }

  function wake(): void {
    looking ??= look()
      .catch((error: unknown) => log.warn({ err: error }, "the other servers cannot be heard; trying again"))
      .finally(() => {
        looking = undefined;
      });
  }

  async function leave(): Promise<void> {
    await looking;
    looks = 0;
    onPresent(new Set());
    await sayIfNews().catch((error: unknown) =>
      log.warn({ err: error }, "presence was not shared with the other servers"),
    );
  }

  return {
    start(): void {
      timer ??= setInterval(wake, lookEveryMs).unref();
    },
    /** Nobody is connected any more; the others learn it at once, not after the timeout. */
    stop(): Promise<void> {
      if (timer !== undefined) {
        clearInterval(timer);
        timer = undefined;
        leaving = leave();
      }
      return leaving;
    },
  };
}
