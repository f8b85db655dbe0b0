import type pg from "pg";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { StoreFailure } from "../../../ports/failures.ts";
import { asStoreFailure, isConnectionLoss, isStalePlan } from "./failures.ts";
import type { PreparedStatements } from "./preparedStatements.ts";

/**
 * The pool as the query builder sees it: what PostgreSQL or the network did to a statement, a read as well as a write,
 * comes out as a failure of the store, and a connection that may be broken is never used again. Repeated statements are
 * sent as prepared ones.
 */
export function explainingPool(pool: pg.Pool, statements: PreparedStatements): PostgresPool {
  return {
    options: pool.options,
    connect: () => pool.connect().then((client) => new ExplainingClient(client, statements), explainConnect),
    end: () => pool.end(),
  };
}

function explainConnect(error: unknown): never {
  throw asStoreFailure(error, "before commit");
}

class ExplainingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #statements: PreparedStatements;
  #lost: Error | undefined;

  constructor(client: pg.PoolClient, statements: PreparedStatements) {
    this.#client = client;
    this.#statements = statements;
  }

  // The builder would also pass a cursor here, but only where one was configured.
  query(sql: unknown, parameters: readonly unknown[] = []): never {
    return this.#run(String(sql), parameters) as never;
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    // A statement after the one that was given up would queue behind it for as long again.
    if (this.#lost !== undefined) throw this.#lost;
    try {
      return await this.#send(sql, parameters);
    } catch (error) {
      const failure = asStoreFailure(error, sql === "commit" ? "commit" : "before commit");
      if (failure instanceof StoreFailure && isConnectionLoss(error)) this.#lost = failure;
      throw failure;
    }
  }

  async #send(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    const values = parameters as unknown[];
    const name = this.#statements.nameOf(this.#client, sql);
    if (name === undefined) return this.#client.query(sql, values);
    const isAlone = this.#client.getTransactionStatus() === "I";
    try {
      return await this.#client.query({ name, text: sql, values });
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#statements.renew();
      // In a transaction it cannot be repeated: the write starts again from its beginning.
      if (!isAlone) throw error;
      return this.#client.query(sql, values);
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost !== undefined);
  }
}
