import {
  type DatabaseConnection,
  type Dialect,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { DialectName } from "../db.ts";

/** A database that is only asked. */
export interface ReadOnly {
  readonly dialect: DialectName;
  read(sql: string, parameters: readonly unknown[]): Promise<readonly object[]>;
}

/**
 * A database for code that would change it. Its questions are answered; every other statement goes to `onChange` and
 * nowhere else. A question about what such a statement would have made has no answer: there are no rows.
 */
export function recordingDatabase(database: ReadOnly, onChange: (sql: string) => void): Kysely<unknown> {
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) {
      if (!/^\s*select\b/i.test(sql)) onChange(sql);
      else return { rows: await database.read(sql, parameters).catch(() => []) } as QueryResult<R>;
      return { rows: [] };
    },
    streamQuery() {
      throw new Error("migrations do not stream");
    },
  };
  return new Kysely<unknown>({ dialect: database.dialect === "postgres" ? postgres(connection) : sqlite(connection) });
}

class OneConnection extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    super();
    this.#connection = connection;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
}

function sqlite(connection: DatabaseConnection): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new OneConnection(connection),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

function postgres(connection: DatabaseConnection): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new OneConnection(connection),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
