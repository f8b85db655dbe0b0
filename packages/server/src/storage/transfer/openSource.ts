import { existsSync } from "node:fs";
import { StartFailure } from "../../ports/failures.ts";
import { openSqlite, type SqliteConnection } from "../dialects/sqlite/open.ts";
import { startReason } from "../dialects/sqlite/openDatabase.ts";
import { refuseSchema } from "../migrate.ts";
import { migrations } from "../migrations/migrations.ts";

/** An existing database, for reading only: work on a copy must not be able to harm the original. */
export function openSource(path: string): SqliteConnection {
  if (!existsSync(path)) throw new StartFailure(`There is no database ${path}. Name its folder with --data.`);
  let connection: SqliteConnection | undefined;
  try {
    connection = openSqlite(path, "read");
    // The header is read only with the first question.
    connection.prepare("select count(*) from sqlite_master").get();
    return connection;
  } catch (error) {
    connection?.close();
    throw new StartFailure(startReason(path, error), { cause: error });
  }
}

/** A copy goes into a schema of this version, so the original must be of this version too. */
export function requireCurrentSchema(connection: SqliteConnection, path: string): void {
  const applied = appliedMigrations(connection);
  const refusal = refuseSchema(applied);
  if (refusal !== undefined) throw new StartFailure(`${path} cannot be copied. ${refusal}`);
  if (Object.keys(migrations).some((name) => !applied.includes(name))) {
    throw new StartFailure(`${path} has the schema of an older version. Run platform migrate first.`);
  }
}

export function appliedMigrations(connection: SqliteConnection): string[] {
  const has = connection.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
  return has ? connection.prepare<[], string>("select name from kysely_migration").pluck().all() : [];
}
