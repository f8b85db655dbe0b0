import type { PostgresPool } from "kysely";
import { StoreFailure } from "../../../ports/failures.ts";
import { isLockTimeout } from "./failures.ts";
import { WriteSession } from "./writeSession.ts";

/** An operation that waits for its turn in a transaction, or had it. */
export interface Member {
  readonly turn: Promise<{ readonly session: WriteSession; readonly ts: number }>;
  /**
   * The operation has ended, and wrote all that it wanted if it succeeded. Resolves after the commit; or with "again" when
   * nothing of it was kept and it has to run in a transaction of its own. What it throws is the failure of all.
   */
  end(isGood: boolean): Promise<"committed" | "rolled back" | "again">;
}

type Ending = "committed" | "rolled back" | "again";

class Entry implements Member {
  readonly #turn = Promise.withResolvers<{ readonly session: WriteSession; readonly ts: number }>();
  readonly #done = Promise.withResolvers<boolean>();
  readonly #ending = Promise.withResolvers<Ending>();
  readonly turn = this.#turn.promise;
  readonly channelKey: number;
  readonly nowUs: number;

  constructor(channelKey: number, nowUs: number) {
    this.channelKey = channelKey;
    this.nowUs = nowUs;
    // The operation listens only where it is.
    this.#turn.promise.catch(() => {});
    this.#ending.promise.catch(() => {});
  }

  end(isGood: boolean): Promise<Ending> {
    this.#done.resolve(isGood);
    return this.#ending.promise;
  }

  /** Whether the operation succeeded. */
  run(session: WriteSession, ts: number): Promise<boolean> {
    this.#turn.resolve({ session, ts });
    return this.#done.promise;
  }

  settle(ending: Ending): void {
    this.#ending.resolve(ending);
    this.#turn.reject(new Error("the transaction was rolled back"));
  }

  fail(error: unknown): void {
    this.#ending.reject(error);
    this.#turn.reject(error);
  }
}

/** Enough that the commit costs each of them little, and few enough that one that fails does not take many with it. */
const batchMax = 64;
/**
 * How long operations together wait for a lock: a channel that another server holds must not delay the posts in all
 * others. They then wait separately, and nothing is grouped for a while.
 */
const lockPatienceMs = 1_000;
const separateMs = 5_000;
/** How long a transaction waits for operations that may join it: two round trips, more or less. */
const gatherMs = 2;
const beginBatch = `begin; set local lock_timeout = ${lockPatienceMs}`;

/**
 * Operations that begin by taking a timestamp of a channel share a transaction: those that wait while one is committed
 * have the next one, and so do those that have begun and still read. They run one after another in it, never
 * interleaved, and are answered after its commit. If one of them is refused or fails, the transaction is rolled back and
 * each runs again in one of its own.
 */
export class GroupCommit {
  readonly #pool: PostgresPool;
  readonly #patienceMs: number;
  #waiting: Entry[] = [];
  #isRunning = false;
  #separateUntilMs = 0;
  /** Operations that have begun, and neither joined nor written on their own. */
  #approaching = 0;
  #onNoneApproaching: (() => void) | undefined;

  constructor(pool: PostgresPool, patienceMs = gatherMs) {
    this.#pool = pool;
    this.#patienceMs = patienceMs;
  }

  get isOpen(): boolean {
    return performance.now() >= this.#separateUntilMs;
  }

  /** An operation has begun. It calls what this returns when it can no longer join. */
  approach(): () => void {
    this.#approaching++;
    let isGone = false;
    return () => {
      if (isGone) return;
      isGone = true;
      if (--this.#approaching === 0) this.#onNoneApproaching?.();
    };
  }

  join(channelKey: number, nowUs: number): Member {
    const entry = new Entry(channelKey, nowUs);
    this.#waiting.push(entry);
    if (!this.#isRunning) {
      this.#isRunning = true;
      // Whatever else has its answer in this turn of the event loop comes along.
      setImmediate(() => void this.#runAll());
    }
    return entry;
  }

  async #runAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#gather();
      await this.#runBatch(this.#waiting.splice(0, batchMax));
    }
    this.#isRunning = false;
  }

  /** A transaction for each of two operations costs more than the wait for the second. */
  async #gather(): Promise<void> {
    if (this.#approaching === 0) return;
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, this.#patienceMs);
      this.#onNoneApproaching = () => {
        clearTimeout(patience);
        resolve();
      };
    });
    this.#onNoneApproaching = undefined;
  }

  async #runBatch(batch: readonly Entry[]): Promise<void> {
    const isAlone = batch.length === 1;
    const session = new WriteSession(this.#pool, beginBatch);
    try {
      if (!(await runInTurn(session, batch))) {
        await session.rollback();
        for (const entry of batch) entry.settle(isAlone ? "rolled back" : "again");
        return;
      }
      await session.commit();
      for (const entry of batch) entry.settle("committed");
    } catch (error) {
      await session.rollback();
      const isHeld = isLockTimeout(error);
      if (isHeld) this.#separateUntilMs = performance.now() + separateMs;
      const isOfAll = !isHeld && (isAlone || error instanceof StoreFailure);
      for (const entry of batch) {
        if (isOfAll) entry.fail(error);
        else entry.settle("again");
      }
    }
  }
}

/** Whether all of them succeeded. */
async function runInTurn(session: WriteSession, batch: readonly Entry[]): Promise<boolean> {
  const given = await session.takeTimestamps(batch);
  for (const [at, entry] of batch.entries()) {
    const { channelKey, nowUs } = entry;
    // If one before it took more from this channel, its own would come before those.
    const isStale = at > 0 && session.hasTakenMore;
    const ts = isStale ? await session.nextTs(channelKey, nowUs) : (given[at] ?? 0);
    if (!(await entry.run(session, ts))) return false;
  }
  return true;
}
