import { chmodSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import { StartFailure } from "../../ports/failures.ts";
import { withFolder } from "../../ports/folderError.ts";
import { refuseBesideOlderServers } from "../dialects/postgres/olderServers.ts";
import { openPool, refuseUnsafeServer } from "../dialects/postgres/open.ts";
import { kyselyOnSqlite } from "../dialects/sqlite/driver.ts";
import { openSqlite, type SqliteConnection } from "../dialects/sqlite/open.ts";
import { startReason } from "../dialects/sqlite/openDatabase.ts";
import { type KnownMigrations, migrate } from "../migrate.ts";
import { migrations } from "../migrations/migrations.ts";
import { messageOf } from "./messageOf.ts";
import { openExclusive } from "./openExclusive.ts";
import { appliedMigrations, openSource } from "./openSource.ts";

export interface Migrated {
  /** The migrations that were applied now, in order; none when the schema was current. */
  readonly applied: readonly string[];
  /** The last migration of this version. */
  readonly schema: string;
}

/**
 * Brings the schema of a SQLite file up to date, and creates the file when there is none. A server of the older version
 * would go on writing rows that the new schema does not expect, so a schema is changed only while no server runs.
 */
export async function migrateSqlite(path: string, known: KnownMigrations = migrations): Promise<Migrated> {
  let connection: SqliteConnection | undefined;
  try {
    withFolder(dirname(path), "--data", () => mkdirSync(dirname(path), { recursive: true, mode: 0o700 }));
    connection = isBehind(path, known) ? openExclusive(path) : openSqlite(path, "write");
    chmodSync(path, 0o600);
    return { applied: await migrate(kyselyOnSqlite(connection), known), schema: latestOf(known) };
  } catch (error) {
    throw new StartFailure(startReason(path, error), { cause: error });
  } finally {
    connection?.close();
  }
}

function isBehind(path: string, known: KnownMigrations): boolean {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return false;
  const source = openSource(path);
  try {
    const applied = appliedMigrations(source);
    return applied.length > 0 && Object.keys(known).some((name) => !applied.includes(name));
  } finally {
    source.close();
  }
}

/** The same for a PostgreSQL database. */
export async function migratePostgres(url: string, known: KnownMigrations = migrations): Promise<Migrated> {
  const pool = openPool(url, 2);
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseUnsafeServer(pool);
    await refuseBesideOlderServers(db, known);
    return { applied: await migrate(db, known), schema: latestOf(known) };
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`PostgreSQL cannot be used: ${messageOf(error)}. Check --database-url.`, { cause: error });
  } finally {
    await db.destroy();
  }
}

function latestOf(known: KnownMigrations): string {
  return Object.keys(known).toSorted().at(-1) ?? "";
}
