import { performance } from "node:perf_hooks";
import { StoreFailure } from "../../../ports/failures.ts";
import type { Tx } from "../../db.ts";
import type { WriteResult } from "../../job.ts";
import type { Tables } from "../../tables/tables.ts";
import { kyselyOnPrepared } from "./driver.ts";
import type { SqliteConnection } from "./open.ts";
import { PreparedConnection } from "./preparedConnection.ts";

export type Answer = { readonly result: WriteResult } | { readonly thrown: unknown };

/** One write waiting for its turn. */
export interface Waiting {
  readonly run: (tx: Tx) => Promise<WriteResult>;
  readonly answer: (answer: Answer) => void;
}

/** Those whose turn is to come. */
export interface Queue {
  readonly length: number;
  take(): Waiting | undefined;
  /** Blocks this thread until a write arrives or the time is over. Absent where writes could only come from this thread. */
  waitForMore?(forMs: number): boolean;
}

/** Long enough that the fsync is shared by many, short enough that the first of them does not wait for the last. */
const batchMax = 256;

/**
 * A batch also ends when it has taken this many times as long as the last commit did, and has processed its share of the writes that
 * waited when it began. On a fast disk their callers are then answered, and write again, while the rest is written; a batch
 * that ended any sooner would spend more on its commit than on its writes.
 */
const batchPerCommit = 6;
const partOfWaiting = 1 / 2;

/**
 * Callers that were just answered usually write again, one after another. If a batch has fewer writes so far than
 * the last one, it waits for this part of a commit: on a slow disk, late callers would otherwise wait for two fsyncs each time.
 * The wait is a millisecond at most in total: after a disk has stalled for seconds, the next writes must not wait as well.
 */
const patiencePerCommit = 1 / 8;
const patienceMaxMs = 1;

/** Of a write that is not done yet. */
const noAnswer: Answer = { thrown: undefined };

interface Entry {
  readonly waiting: Waiting;
  answer: Answer;
}

/**
 * Runs waiting writes one after another, each all or nothing, and pays one COMMIT for all of them.
 * A savepoint costs as much as an insert and is hardly ever needed, because operations refuse before they change
 * anything. So the first write that does change something and then refuses or throws takes the batch back to its
 * beginning, and all of it runs again with a savepoint around each. A store that fails takes the whole batch with it.
 */
export class GroupCommit {
  readonly #connection: SqliteConnection;
  readonly #prepared: PreparedConnection;
  readonly #tx: Tx;
  #broken: StoreFailure | undefined;
  #commitMs = Number.POSITIVE_INFINITY;
  #lastLength = 0;
  /** What the batch may still wait. */
  #patienceMs = 0;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#prepared = new PreparedConnection(connection);
    // Begun and committed here by hand; operations only ever see it in between.
    this.#tx = kyselyOnPrepared<Tables>(this.#prepared) as Tx;
  }

  /**
   * Begins the next batch before a write has arrived, if one is expected at once: `BEGIN` takes a
   * tenth of a lone write. No other process can write meanwhile, so the caller calls `letGo` if no write arrives.
   */
  begin(): void {
    if (this.#broken || this.#connection.inTransaction) return;
    try {
      this.#prepared.run("begin immediate");
    } catch {
      // No caller waits for an answer yet; the batch tries again, and then one does.
    }
  }

  letGo(): void {
    if (this.#connection.inTransaction) this.#prepared.run("rollback");
  }

  /** Takes writes until none waits or the batch is full, commits, and only then answers. */
  async commit(queue: Queue): Promise<void> {
    const batch: Entry[] = [];
    try {
      if (this.#broken) throw this.#broken;
      if (!this.#connection.inTransaction) this.#prepared.run("begin immediate");
      await this.#runBatch(batch, queue);
      const ranMs = performance.now();
      this.#prepared.run("commit");
      this.#commitMs = performance.now() - ranMs;
      this.#lastLength = batch.length;
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.exec("rollback");
      const thrown = asStoreFailure(error);
      // After a failed fsync the next one may falsely succeed: what it would acknowledge may not be on the disk.
      if (thrown.kind === "unknown") this.#broken = thrown;
      for (let next = batch.length === 0 ? queue.take() : undefined; next; next = queue.take()) {
        batch.push({ waiting: next, answer: { thrown } });
      }
      for (const entry of batch) entry.answer = { thrown };
    }
    for (const { waiting, answer } of batch) waiting.answer(answer);
  }

  async #runBatch(batch: Entry[], queue: Queue): Promise<void> {
    this.#patienceMs = Math.min(this.#commitMs * patiencePerCommit, patienceMaxMs);
    const atLeast = Math.min(queue.length * partOfWaiting, batchMax);
    const endMs = performance.now() + this.#commitMs * batchPerCommit;
    const isFull = () => batch.length >= batchMax || (batch.length >= atLeast && performance.now() >= endMs);
    let inSavepoints = false;
    for (let next = queue.take(); next; next = isFull() ? undefined : this.#takeNext(queue, batch.length)) {
      const before = this.#prepared.writeCount;
      // Among them before it runs: a store that fails meanwhile owes it an answer, too.
      const entry: Entry = { waiting: next, answer: noAnswer };
      batch.push(entry);
      if (inSavepoints) this.#prepared.run("savepoint write");
      // Here and not in a function of its own: a promise more for every write is a tenth of what a write costs.
      try {
        entry.answer = { result: await next.run(this.#tx) };
      } catch (error) {
        entry.answer = failed(error);
      }
      const isGood = "result" in entry.answer && entry.answer.result.ok;
      if (inSavepoints) {
        this.#release(isGood);
      } else if (!isGood && this.#prepared.writeCount > before) {
        inSavepoints = true;
        await this.#runAgain(batch);
      }
    }
  }

  #takeNext(queue: Queue, length: number): Waiting | undefined {
    const next = queue.take();
    if (next || length >= this.#lastLength || this.#patienceMs <= 0 || !queue.waitForMore) return next;
    const sinceMs = performance.now();
    const hasMore = queue.waitForMore(this.#patienceMs);
    this.#patienceMs -= performance.now() - sinceMs;
    return hasMore ? queue.take() : undefined;
  }

  /** All of the batch from its beginning, each in a savepoint of its own. */
  async #runAgain(batch: Entry[]): Promise<void> {
    this.#prepared.run("rollback");
    this.#prepared.run("begin immediate");
    for (const entry of batch) {
      this.#prepared.run("savepoint write");
      entry.answer = await entry.waiting.run(this.#tx).then((result) => ({ result }), failed);
      this.#release("result" in entry.answer && entry.answer.result.ok);
    }
  }

  #release(isGood: boolean): void {
    if (!isGood) this.#prepared.run("rollback to write");
    this.#prepared.run("release write");
  }
}

/** What an operation throws is its own; what the store throws is everybody's. */
function failed(error: unknown): Answer {
  if (isStoreFailure(error)) throw error;
  return { thrown: error };
}

const failureCodes = /^SQLITE_(FULL|IOERR|CORRUPT|NOMEM|CANTOPEN|READONLY|BUSY|PROTOCOL)/;

function isStoreFailure(error: unknown): boolean {
  return failureCodes.test(sqliteCode(error));
}

/**
 * SQLite keeps nothing of a transaction that ran out of room, so that outcome is known. After a failed write or fsync
 * it is not: the pages may have reached the disk all the same.
 */
function asStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const code = sqliteCode(error);
  if (code.startsWith("SQLITE_FULL")) return new StoreFailure("full", "The disk is full; nothing was written.", error);
  if (code.startsWith("SQLITE_BUSY"))
    return new StoreFailure("unreachable", "Another process holds the database.", error);
  const what = code || String(error);
  return new StoreFailure(
    "unknown",
    `The database failed while writing (${what}). Check the disk, then start again.`,
    error,
  );
}

function sqliteCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
