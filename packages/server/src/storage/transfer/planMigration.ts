import { existsSync } from "node:fs";
import { StartFailure } from "../../ports/failures.ts";
import { openPool, refuseUnsafeServer } from "../dialects/postgres/open.ts";
import { type KnownMigrations, refuseSchema } from "../migrate.ts";
import { migrations } from "../migrations/migrations.ts";
import { messageOf } from "./messageOf.ts";
import { openSource } from "./openSource.ts";
import { type ReadOnly, recordingDatabase } from "./recordingDatabase.ts";
import { describeStatement } from "./describeStatement.ts";

/** What one migration would do to one table. */
export interface PlannedStep {
  /** As SQL calls it: `alter table`, `create index`, `update`. */
  readonly action: string;
  readonly table: string;
  /** How many rows the table has now; undefined when there is no such table yet. */
  readonly rows: number | undefined;
}

export interface PlannedMigration {
  readonly name: string;
  readonly steps: readonly PlannedStep[];
  /** The migration that servers have to know to continue after it; undefined when it ends none. */
  readonly serversFrom?: string;
}

export interface MigrationPlan {
  /** What is missing, in the order in which it would be applied. */
  readonly pending: readonly PlannedMigration[];
  /** The last migration of this version. */
  readonly schema: string;
}

/**
 * What `migrateSqlite` would do, on a connection that can only read: each pending migration runs against a database that
 * passes its questions on, records its changes and makes none. Servers may run meanwhile.
 */
export async function planSqlite(path: string, known: KnownMigrations = migrations): Promise<MigrationPlan> {
  if (!existsSync(path)) return planOn(emptyDatabase("sqlite"), known);
  const connection = openSource(path);
  try {
    const read: ReadOnly["read"] = async (sql, parameters) => connection.prepare(sql).all(...parameters) as object[];
    return await planOn({ dialect: "sqlite", read }, known);
  } finally {
    connection.close();
  }
}

/** The same for a PostgreSQL database. */
export async function planPostgres(url: string, known: KnownMigrations = migrations): Promise<MigrationPlan> {
  const pool = openPool(url, 1);
  try {
    await refuseUnsafeServer(pool);
    const client = await pool.connect();
    try {
      await client.query("set default_transaction_read_only = on");
      const read: ReadOnly["read"] = async (sql, parameters) => (await client.query(sql, [...parameters])).rows;
      return await planOn({ dialect: "postgres", read }, known);
    } finally {
      client.release(true);
    }
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`PostgreSQL cannot be used: ${messageOf(error)}. Check --database-url.`, { cause: error });
  } finally {
    await pool.end();
  }
}

function emptyDatabase(dialect: ReadOnly["dialect"]): ReadOnly {
  return { dialect, read: async () => Promise.reject(new Error("there is no database yet")) };
}

async function planOn(database: ReadOnly, known: KnownMigrations): Promise<MigrationPlan> {
  const names = Object.keys(known).toSorted();
  const applied = (await readOrNothing(database, "select name from kysely_migration")).map(({ name }) => String(name));
  const refusal = refuseSchema(applied, names);
  if (refusal !== undefined) throw new StartFailure(refusal);
  const pending: PlannedMigration[] = [];
  for (const name of names.filter((each) => !applied.includes(each))) {
    const serversFrom = known[name]?.serversFrom;
    pending.push({ name, steps: await stepsOf(database, known, name), ...(serversFrom && { serversFrom }) });
  }
  return { pending, schema: names.at(-1) ?? "" };
}

/** Each table once for each kind of change, however many statements make it. */
async function stepsOf(database: ReadOnly, known: KnownMigrations, name: string): Promise<PlannedStep[]> {
  const statements: string[] = [];
  await using db = recordingDatabase(database, (statement) => void statements.push(statement));
  await known[name]?.up(db);
  const steps = new Map<string, PlannedStep>();
  for (const statement of statements) {
    const described = describeStatement(statement);
    if (!described) continue;
    const { action, table } = described;
    const key = `${action} ${table}`;
    if (!steps.has(key)) steps.set(key, { action, table, rows: await countRows(database, table) });
  }
  return [...steps.values()];
}

async function countRows(database: ReadOnly, table: string): Promise<number | undefined> {
  const [row] = await readOrNothing(database, `select count(*) as rows from "${table}"`);
  return row === undefined ? undefined : Number(row["rows"]);
}

/** A table that does not exist yet has no rows. */
async function readOrNothing(database: ReadOnly, sql: string): Promise<readonly Record<string, unknown>[]> {
  try {
    return (await database.read(sql, [])) as Record<string, unknown>[];
  } catch {
    return [];
  }
}
