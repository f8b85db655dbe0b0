import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { offerSyncReads } from "../../syncReads.ts";
import type { SqliteConnection } from "./open.ts";
import { PreparedConnection } from "./preparedConnection.ts";

export function kyselyOnSqlite<T>(connection: SqliteConnection): Kysely<T> {
  return kyselyOnPrepared<T>(new PreparedConnection(connection));
}

/** Kysely over one connection; hot statements go past it, straight to the connection. */
export function kyselyOnPrepared<T>(connection: PreparedConnection): Kysely<T> {
  const db = new Kysely<T>({ dialect: dialectWith(new OneConnectionDriver(connection)) });
  offerSyncReads(db, connection);
  return db;
}

/** Kysely over a connection elsewhere that only reads. */
export function kyselyOnReader<T>(reader: DatabaseConnection): Kysely<T> {
  return new Kysely<T>({ dialect: dialectWith(new ReadingDriver(reader)) });
}

function dialectWith(driver: Driver): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => driver,
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** SQLite rolls back DDL like anything else; Kysely has to know that, or a killed migration leaves half a schema. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class ReadingDriver extends DummyDriver {
  readonly #reader: DatabaseConnection;

  constructor(reader: DatabaseConnection) {
    super();
    this.#reader = reader;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#reader;
  }
  override async beginTransaction(): Promise<void> {
    throw new Error("nothing is written here");
  }
}

class OneConnectionDriver implements Driver {
  readonly #connection: PreparedConnection;

  constructor(connection: PreparedConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  /** A deferred transaction that turns into a writer half-way fails at once when another one writes. */
  async beginTransaction(): Promise<void> {
    this.#connection.run("begin immediate");
  }
  async commitTransaction(): Promise<void> {
    this.#connection.run("commit");
  }
  async rollbackTransaction(): Promise<void> {
    this.#connection.run("rollback");
  }
  async savepoint(_connection: DatabaseConnection, name: string): Promise<void> {
    this.#connection.run(`savepoint ${name}`);
  }
  async rollbackToSavepoint(_connection: DatabaseConnection, name: string): Promise<void> {
    this.#connection.run(`rollback to ${name}`);
  }
  async releaseSavepoint(_connection: DatabaseConnection, name: string): Promise<void> {
    this.#connection.run(`release ${name}`);
  }
}
