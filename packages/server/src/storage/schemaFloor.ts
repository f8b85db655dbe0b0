import { type Kysely, sql } from "kysely";
import type { KnownMigrations } from "./migrate.ts";

/**
 * The row of `meta` with the migration that servers have to know to use this database. It is written in the transaction of a
 * migration with which older servers cannot continue; without a row, all of them can.
 */
export const schemaFloorKey = "schema_floor";

/** Migrations that also raise the floor to what they say. */
export function keepingFloor(known: KnownMigrations): KnownMigrations {
  return Object.fromEntries(
    Object.entries(known).map(([name, migration]) => {
      const { serversFrom } = migration;
      if (serversFrom === undefined) return [name, migration];
      const up = async (db: Kysely<unknown>) => {
        await migration.up(db);
        await raiseFloor(db, serversFrom);
      };
      return [name, { up, serversFrom }];
    }),
  );
}

async function raiseFloor(db: Kysely<unknown>, floor: string): Promise<void> {
  await sql`insert into meta (key, value) values (${schemaFloorKey}, ${floor})
    on conflict (key) do update set value = excluded.value where meta.value < excluded.value`.execute(db);
}

export async function readFloor<T>(db: Kysely<T>): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`select value from meta where key = ${schemaFloorKey}`.execute(db);
  return rows[0]?.value;
}

/** The floor of a database after these migrations; nothing where they leave it as it is. */
export function floorAfter(known: KnownMigrations, pending: readonly string[]): string | undefined {
  return pending
    .flatMap((name) => known[name]?.serversFrom ?? [])
    .toSorted()
    .at(-1);
}

/** Why a server that knows these migrations cannot use a database with this floor, and what to do. */
export function refuseFloor(floor: string | undefined, known: readonly string[]): string | undefined {
  if (floor === undefined || known.includes(floor)) return undefined;
  return `A newer version of Platform has migrated this database. Servers need ${floor} to use it, and this version ends with ${known.toSorted().at(-1)}. Start the newer version here, too.`;
}
