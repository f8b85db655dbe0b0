import type pg from "pg";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { StoreFailure } from "../../../ports/failures.ts";
import { unannounced } from "../../unannounced.ts";
import { asStoreFailure, isConnectionLoss, isStalePlan } from "./failures.ts";
import type { LookupConnection } from "./coalescedReads.ts";
import { typesQuery } from "./batchStatement.ts";
import type { PreparedStatements } from "./preparedStatements.ts";

export interface PoolOptions {
  readonly statements: PreparedStatements;
  /** A transaction that had changed something has ended, one way or the other. */
  readonly onWritten: () => void;
  readonly onStatement?: (durationMs: number) => void;
}

/** Parts of one statement may write although the whole of it reads. */
const writesInside = /^\s*with\b.*\b(insert\s+into|update|delete\s+from)\b/is;

const isWrite = /^\s*(insert|update|delete|with\b.*\b(insert\s+into|update|delete\s+from))\b/is;

/**
 * The pool as the query builder sees it: what PostgreSQL or the network did to a statement, a read as well as a write,
 * comes out as a failure of the store, and a connection that may be broken is never used again. Repeated statements are
 * sent as prepared ones.
 */
export function explainingPool(pool: pg.Pool, options: PoolOptions): PostgresPool {
  return {
    options: pool.options,
    connect: () => pool.connect().then((client) => new ExplainingClient(client, options), explainConnect),
    end: () => pool.end(),
  };
}

/** Reads of the pool, each on the connection that is free next, without the query builder. */
export function poolReads(pool: pg.Pool, options: PoolOptions): LookupConnection {
  async function run(sql: string, parameters: readonly unknown[], rowMode?: "array"): Promise<pg.QueryResult> {
    const client = new ExplainingClient(await pool.connect().catch(explainConnect), options);
    try {
      return await client.run(sql, parameters, rowMode);
    } finally {
      client.release();
    }
  }
  return {
    rowsOf: async (sql, parameters) => (await run(sql, parameters)).rows,
    async tableOf(sql, parameters) {
      const { fields, rows } = await run(sql, parameters, "array");
      return { columns: fields.map((field) => field.name), rows };
    },
    async typesOf(sql) {
      const results = (await run(typesQuery(sql), [])) as unknown as pg.QueryResult<{ types: string[] }>[];
      return results[1]?.rows[0]?.types ?? [];
    },
  };
}

function explainConnect(error: unknown): never {
  throw asStoreFailure(error, "before commit");
}

class ExplainingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #statements: PreparedStatements;
  readonly #onWritten: () => void;
  readonly #onStatement: PoolOptions["onStatement"];
  #hasWritten = false;
  /** As of what was sent: the answer to `begin` may not have come yet. */
  #isInTransaction = false;
  #lost: Error | undefined;

  constructor(client: pg.PoolClient, { statements, onWritten, onStatement }: PoolOptions) {
    this.#client = client;
    this.#statements = statements;
    this.#onWritten = onWritten;
    this.#onStatement = onStatement;
  }

  // The builder would also pass a cursor here, but only where one was configured.
  query(sql: unknown, parameters: readonly unknown[] = []): never {
    return this.run(String(sql), parameters) as never;
  }

  async run(sql: string, parameters: readonly unknown[], rowMode?: "array"): Promise<pg.QueryResult> {
    // A statement after the one that was given up would queue behind it for as long again.
    if (this.#lost !== undefined) throw this.#lost;
    // A write outside a transaction is committed by itself.
    const isCommit = sql === "commit" || (!this.#isInTransaction && isWrite.test(sql));
    if (sql.startsWith("begin")) this.#isInTransaction = true;
    else if (sql === "commit" || sql === "rollback") this.#isInTransaction = false;
    const startedMs = performance.now();
    try {
      const result = await this.#send(sql, parameters, rowMode);
      this.#note(sql, result);
      return result;
    } catch (error) {
      const failure = asStoreFailure(error, isCommit ? "commit" : "before commit");
      if (failure instanceof StoreFailure && isConnectionLoss(error)) this.#lost = failure;
      throw failure;
    } finally {
      this.#onStatement?.(performance.now() - startedMs);
    }
  }

  #note(sql: string, { command, rowCount }: pg.QueryResult): void {
    const isWritten = (command !== "SELECT" || writesInside.test(sql)) && !sql.endsWith(unannounced);
    if (rowCount !== null && rowCount > 0) this.#hasWritten ||= isWritten;
    if (!this.#hasWritten || this.#client.getTransactionStatus() !== "I") return;
    this.#onWritten();
    this.#hasWritten = false;
  }

  async #send(sql: string, parameters: readonly unknown[], rowMode?: "array"): Promise<pg.QueryResult> {
    const query = { text: sql, values: parameters as unknown[], ...(rowMode && { rowMode }) };
    const name = this.#statements.nameOf(this.#client, sql);
    if (name === undefined) return this.#client.query(query);
    const isAlone = !this.#isInTransaction;
    try {
      return await this.#client.query({ name, ...query });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#statements.renew();
      // In a transaction it cannot be repeated: the write starts again from its beginning.
      if (!isAlone) throw error;
      return this.#client.query(query);
    }
  }

  release(destroy = false): void {
    // It was lost inside a transaction, which PostgreSQL rolls back.
    if (this.#hasWritten) this.#onWritten();
    this.#client.release(destroy || this.#lost !== undefined);
  }
}
