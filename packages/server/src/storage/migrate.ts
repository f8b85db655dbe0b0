import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { StartFailure } from "../ports/failures.ts";
import { migrations, type ServedMigration } from "./migrations/migrations.ts";
import { keepingFloor, readFloor, refuseFloor } from "./schemaFloor.ts";

/** By name, in the order in which they are applied. */
export type KnownMigrations = Readonly<Record<string, ServedMigration>>;

/** Every database that this version can use has this migration. Databases from before the first release do not. */
const baseline = "0001-baseline";

/**
 * Brings the schema up to date: all in one transaction under a lock, so that two servers starting at once, or a kill
 * half-way, leave either the old schema or the new one. Returns the names of the migrations that it applied.
 */
export async function migrate<T>(db: Kysely<T>, known: KnownMigrations = migrations): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => keepingFloor(known) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith("corrupted migrations")) {
    const refusal = refuseSchema(await readApplied(db), Object.keys(known));
    throw new StartFailure(refusal ?? `The schema of this database is damaged: ${error.message}. Restore a backup.`, {
      cause: error,
    });
  }
  const failed = results?.find(({ status }) => status === "Error");
  if (error && failed) throw new StartFailure(failedWords(failed.migrationName, error), { cause: error });
  if (error) throw error instanceof Error ? error : new Error("the migration failed", { cause: error });
  return (results ?? []).filter((result) => result.status === "Success").map((result) => result.migrationName);
}

/**
 * The same for a server that may share its database: on the schema of a newer version it changes nothing and continues, if
 * that schema allows it. A server that is restarted during a rolling upgrade would otherwise be gone until its turn.
 */
export async function migrateBeside<T>(db: Kysely<T>, known: KnownMigrations = migrations): Promise<void> {
  const applied = await readAppliedOrNone(db);
  const names = Object.keys(known);
  const isNewer = applied.includes(baseline) && applied.some((name) => !names.includes(name));
  if (!isNewer || names.some((name) => !applied.includes(name))) return void (await migrate(db, known));
  const refusal = refuseFloor(await readFloor(db), names);
  if (refusal !== undefined) throw new StartFailure(refusal);
}

/** Nothing on a database that no server has used. */
export async function readAppliedOrNone<T>(db: Kysely<T>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some(({ name }) => name === "kysely_migration") ? await readApplied(db) : [];
}

function failedWords(name: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The migration ${name} failed: ${reason}. It changed nothing, so the version that wrote this database can still use it.`;
}

/** Why this version cannot use a database with these migrations, and what to do; undefined when it can. */
export function refuseSchema(applied: readonly string[], known = Object.keys(migrations)): string | undefined {
  if (applied.length > 0 && !applied.includes(baseline)) {
    return "This database was created by a version of Platform from before its first release and cannot be upgraded: start with an empty --data folder or --database-url, or keep using the version that created it.";
  }
  // An older server on a newer schema would write rows that the newer one cannot trust.
  const newest = applied.toSorted().findLast((name) => !known.includes(name));
  if (newest !== undefined) {
    const last = known.toSorted().at(-1);
    return `This database was written by a newer version of Platform. Its schema is ${newest}, and this version ends with ${last}. Start that version, or restore a backup.`;
  }
  return undefined;
}

async function readApplied<T>(db: Kysely<T>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
