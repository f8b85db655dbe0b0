import { kyselyOnSqlite } from "@platform/server/storage/dialects/sqlite/driver.ts";
import { openSqlite } from "@platform/server/storage/dialects/sqlite/open.ts";
import { type KnownMigrations, migrate } from "@platform/server/storage/migrate.ts";
import type { StoreLocation } from "@platform/server/storage/store.ts";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";

/** Migrates as a server does, but to a set of migrations that the test chooses. */
export async function migrateBare(location: StoreLocation, known: KnownMigrations): Promise<void> {
  await withBareDatabase(location, async (db) => void (await migrate(db, known)));
}

/** A database as it is: no migration, no writer thread, no search index. */
export async function withBareDatabase(
  location: StoreLocation,
  work: (db: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  if (location.kind === "postgres") {
    const pool = new pg.Pool({ connectionString: location.url });
    await using db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    await work(db);
    return;
  }
  const connection = openSqlite(location.kind === "file" ? location.path : ":memory:", "write");
  try {
    await work(kyselyOnSqlite(connection));
  } finally {
    connection.close();
  }
}
