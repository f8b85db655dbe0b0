import { kyselyOnSqlite } from "@platform/server/storage/dialects/sqlite/driver.ts";
import { openSqlite } from "@platform/server/storage/dialects/sqlite/open.ts";
import { migrate } from "@platform/server/storage/migrations/migrate.ts";
import type { StoreLocation } from "@platform/server/storage/store.ts";
import { Kysely, PostgresDialect } from "kysely";
import type { Migration } from "kysely/migration";
import pg from "pg";

/** Migrates as a server does, but to a set of migrations of the test's choosing. */
export async function migrateBare(location: StoreLocation, known: Record<string, Migration>): Promise<void> {
  if (location.kind === "postgres") {
    await using db = new Kysely({
      dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: location.url }) }),
    });
    await migrate(db, known);
    return;
  }
  const connection = openSqlite(location.kind === "file" ? location.path : ":memory:", "write");
  try {
    await migrate(kyselyOnSqlite(connection), known);
  } finally {
    connection.close();
  }
}
