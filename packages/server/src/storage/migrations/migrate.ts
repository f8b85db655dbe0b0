import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { StartFailure } from "../../ports/failures.ts";
import { migrations } from "./migrations.ts";

/**
 * Brings the schema up to date: all in one transaction under a lock, so that two servers starting at once, or a kill
 * half-way, leave either the old schema or the new one. Returns the names of what was applied.
 */
export async function migrate<T>(db: Kysely<T>, known: Record<string, Migration> = migrations): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error, results } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    // An older server on a newer schema would write rows that the newer one cannot trust.
    throw new StartFailure(
      "This database was written by a newer version of Platform. Start that version, or restore a backup.",
      { cause: error },
    );
  }
  if (error) throw error instanceof Error ? error : new Error("the migration failed", { cause: error });
  return (results ?? []).filter((result) => result.status === "Success").map((result) => result.migrationName);
}
