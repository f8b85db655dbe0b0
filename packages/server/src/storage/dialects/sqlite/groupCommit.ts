import type { Statement } from "better-sqlite3";
import type { Kysely } from "kysely";
import { StoreFailure } from "../../../failures.ts";
import type { Tx } from "../../db.ts";
import type { WriteResult } from "../../job.ts";
import type { Tables } from "../../tables/tables.ts";
import { kyselyOnSqlite } from "./driver.ts";
import type { SqliteConnection } from "./open.ts";

export type Answer = { readonly result: WriteResult } | { readonly thrown: unknown };

/** One write waiting for its turn. */
export interface Waiting {
  readonly run: (tx: Tx) => Promise<WriteResult>;
  readonly answer: (answer: Answer) => void;
}

/** Long enough that the fsync is shared by many, short enough that the first of them does not wait for the last. */
const batchMax = 256;

/**
 * Runs waiting writes one after another, each in its own savepoint, and pays one COMMIT for all of them.
 * A refusal or a bug rolls back its own savepoint alone; a store that fails takes the whole batch with it.
 */
export class GroupCommit {
  readonly #connection: SqliteConnection;
  readonly #db: Kysely<Tables>;
  readonly #enter: Statement;
  readonly #leave: Statement;
  readonly #undo: Statement;

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#db = kyselyOnSqlite<Tables>(connection);
    this.#enter = connection.prepare("savepoint write");
    this.#leave = connection.prepare("release write");
    this.#undo = connection.prepare("rollback to write");
  }

  /** Takes writes until none waits or the batch is full, commits, and only then answers. */
  async commit(take: () => Waiting | undefined): Promise<void> {
    const batch: { readonly waiting: Waiting; answer: Answer }[] = [];
    try {
      const tx = await this.#db.startTransaction().execute();
      for (let next = take(); next; next = batch.length < batchMax ? take() : undefined) {
        const entry: (typeof batch)[number] = { waiting: next, answer: { thrown: undefined } };
        batch.push(entry);
        entry.answer = await this.#runInSavepoint(tx, next);
      }
      await tx.commit().execute();
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.exec("rollback");
      const thrown = asStoreFailure(error);
      for (let next = batch.length === 0 ? take() : undefined; next; next = take()) {
        batch.push({ waiting: next, answer: { thrown } });
      }
      for (const entry of batch) entry.answer = { thrown };
    }
    for (const { waiting, answer } of batch) waiting.answer(answer);
  }

  async #runInSavepoint(tx: Tx, waiting: Waiting): Promise<Answer> {
    this.#enter.run();
    let answer: Answer;
    try {
      const result = await waiting.run(tx);
      if (!result.ok) this.#undo.run();
      answer = { result };
    } catch (error) {
      if (isStoreFailure(error)) throw error;
      this.#undo.run();
      answer = { thrown: error };
    }
    this.#leave.run();
    return answer;
  }
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
  const code = sqliteCode(error);
  if (code.startsWith("SQLITE_FULL")) return new StoreFailure("full", "The disk is full; nothing was written.", error);
  if (code.startsWith("SQLITE_BUSY")) return new StoreFailure("unreachable", "Another process holds the database.", error);
  return new StoreFailure("unknown", `The database failed while writing (${code || String(error)}).`, error);
}

function sqliteCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
