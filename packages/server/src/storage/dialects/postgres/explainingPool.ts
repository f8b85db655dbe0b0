import type pg from "pg";
import type { PostgresPool, PostgresPoolClient } from "kysely";
import { StoreFailure } from "../../../ports/failures.ts";
import { asStoreFailure, isConnectionLoss } from "./failures.ts";

/**
 * The pool as the query builder sees it: what PostgreSQL or the network did to a statement, a read as well as a write,
 * comes out as a failure of the store, and a connection that may be broken is never used again.
 */
export function explainingPool(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: () => pool.connect().then((client) => new ExplainingClient(client), explainConnect),
    end: () => pool.end(),
  };
}

function explainConnect(error: unknown): never {
  throw asStoreFailure(error, "before commit");
}

class ExplainingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #lost: Error | undefined;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  // The builder would also pass a cursor here, but only where one was configured.
  query(sql: unknown, parameters: readonly unknown[] = []): never {
    return this.#run(String(sql), parameters) as never;
  }

  async #run(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    // A statement after the one that was given up would queue behind it for as long again.
    if (this.#lost !== undefined) throw this.#lost;
    try {
      return await this.#client.query(sql, parameters as unknown[]);
    } catch (error) {
      const failure = asStoreFailure(error, sql === "commit" ? "commit" : "before commit");
      if (failure instanceof StoreFailure && isConnectionLoss(error)) this.#lost = failure;
      throw failure;
    }
  }

  release(destroy = false): void {
    this.#client.release(destroy || this.#lost !== undefined);
  }
}
