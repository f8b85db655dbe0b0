import { limits } from "@platform/protocol";
import type { Logger } from "../ports/log.ts";
import type { ConnectedPerson } from "../ports/connectedPerson.ts";

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
  sayWhoIsHere(people: readonly ConnectedPerson[]): Promise<unknown>;
  /** The people who are active at other servers. */
  readPresent(): Promise<ReadonlySet<string>>;
  /** Calls when another server may have written something. */
  subscribe(listener: () => void): void;
  /** Who is to be written down again, if this server has lost its lease. */
  hold(people: () => readonly ConnectedPerson[]): void;
}

export interface ClusterPresenceOptions {
  readonly presenceSignals: PresenceSignals;
  readonly log: Logger;
  readonly here: () => readonly ConnectedPerson[];
  readonly onTyping: (typing: RemoteTyping) => void;
  readonly onPresent: (userIds: ReadonlySet<string>) => void;
}

/** An indicator that is a quarter of a second late is still useful, and other commits need not be looked at one by one. */
const restMs = 250;
/** Who is here changes seldom, and reading it takes longer. */
const presenceRestMs = 1_000;

/**
 * Exchanges presence with the other servers while anyone is connected to this one, when they have written something and
 * when people come or go here.
 */
export function createClusterPresence({ presenceSignals, log, here, onTyping, onPresent }: ClusterPresenceOptions) {
  const heard = new Set<number>();
  const looks = createLooks(look, (error) =>
    log.warn({ err: error }, "the other servers cannot be heard; trying again"),
  );
  let comparedMs = Number.NEGATIVE_INFINITY;
  let said = "";
  let leaving = Promise.resolve();
  presenceSignals.hold(here);
  presenceSignals.subscribe(looks.wake);

  async function look(): Promise<void> {
    const typing = await presenceSignals.readTyping();
    for (const indicator of typing) if (!heard.has(indicator.id)) onTyping(indicator);
    heard.clear();
    for (const { id } of typing) heard.add(id);
    if (performance.now() - comparedMs < presenceRestMs) return looks.wake();
    comparedMs = performance.now();
    await sayIfNews();
    onPresent(await presenceSignals.readPresent());
  }

  async function sayIfNews(): Promise<void> {
    const people = here();
    const news = newsOf(people);
    if (news === said) return;
    await presenceSignals.sayWhoIsHere(people);
    said = news;
  }

  async function leave(): Promise<void> {
    await looks.stop();
    comparedMs = Number.NEGATIVE_INFINITY;
    onPresent(new Set());
    await sayIfNews().catch((error: unknown) =>
      log.warn({ err: error }, "presence was not shared with the other servers"),
    );
  }

  return {
    start: looks.start,
    /** A person came or went. */
    wake: looks.wake,
    /** Nobody is connected any more; the others learn it at once, not after the lease. */
    stop(): Promise<void> {
      if (looks.isOn()) leaving = leave();
      return leaving;
    },
  };
}

/** Not the time of the last activity: it changes with every key, and each change rewrites the rows of this server. */
function newsOf(people: readonly ConnectedPerson[]): string {
  return people
    .map(({ userId, connections, isActive }) => `${userId} ${connections} ${isActive}`)
    .toSorted()
    .join();
}

/** Runs `look` when woken, with a rest after each, and now and then without: a wake-up may be lost. */
function createLooks(look: () => Promise<void>, onError: (error: unknown) => void) {
  let fallback: NodeJS.Timeout | undefined;
  let next: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let isStale = false;
  let lookedMs = Number.NEGATIVE_INFINITY;
  const isOn = (): boolean => fallback !== undefined;

  function wake(): void {
    isStale = true;
    if (isOn() && !looking) next ??= setTimeout(run, Math.max(0, lookedMs + restMs - performance.now())).unref();
  }

  function run(): void {
    next = undefined;
    isStale = false;
    lookedMs = performance.now();
    looking = look()
      .catch(onError)
      .finally(() => {
        looking = undefined;
        if (isStale) wake();
      });
  }

  return {
    isOn,
    wake,
    start(): void {
      fallback ??= setInterval(wake, 2 * limits.poll_fallback_s * 1000).unref();
      wake();
    },
    async stop(): Promise<void> {
      clearInterval(fallback);
      clearTimeout(next);
      fallback = undefined;
      next = undefined;
      await looking;
    },
  };
}
