import { rmSync } from "node:fs";
import { Kysely, PostgresDialect } from "kysely";
import { StartFailure } from "../../ports/failures.ts";
import { asStoreFailure, isLockConflict } from "../dialects/postgres/failures.ts";
import { openPool, refuseUnsafeServer } from "../dialects/postgres/open.ts";
import { kyselyOnSqlite } from "../dialects/sqlite/driver.ts";
import { openSqlite, type SqliteConnection } from "../dialects/sqlite/open.ts";
import { migrate, refuseSchema } from "../migrate.ts";
import { migrations } from "../migrations/migrations.ts";
import type { Tables } from "../tables/tables.ts";
import { compareTable } from "./compareTable.ts";
import { syncFile } from "./copyDatabase.ts";
import { messageOf } from "./messageOf.ts";
import type { MovedTable, MoveProgress } from "./moveDatabase.ts";
import { positionsOnSqlite } from "./positionsOnSqlite.ts";
import { limitLockWaits, refuseLockHolders, refuseServers } from "./refuseServers.ts";
import { countRows, type Row } from "./rows.ts";
import { readShapes, type TableShape } from "./shapes.ts";
import { fetchRows, query, requireTwin, type Target } from "./target.ts";

export interface MoveBack {
  readonly from: string;
  /** A file that does not exist yet. */
  readonly to: string;
  readonly onProgress?: (progress: MoveProgress) => void;
  readonly signal?: AbortSignal;
}

/**
 * Copies a PostgreSQL database into a new SQLite file and compares every row. The tables are locked against writes, and no
 * server may be connected: one that goes on would accept messages that the move loses. The original is only read.
 */
export async function moveBack(move: MoveBack): Promise<MovedTable[]> {
  const pool = openPool(move.from, 1);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const file = openSqlite(move.to, "whole");
  let isDone = false;
  try {
    await refuseUnsafeServer(pool);
    await migrate(kyselyOnSqlite(file));
    const shapes = readShapes(file);
    const moved = await db.transaction().execute((source) => fillFile(move, source, file, shapes));
    isDone = true;
    return moved;
  } catch (error) {
    if (isLockConflict(error)) await refuseLockHolders(db, "--from");
    throw explain(error);
  } finally {
    file.close();
    if (isDone) syncFile(move.to);
    else for (const suffix of ["", "-journal"]) rmSync(`${move.to}${suffix}`, { force: true });
    await db.destroy();
  }
}

async function fillFile(
  move: MoveBack,
  source: Target,
  file: SqliteConnection,
  shapes: readonly TableShape[],
): Promise<MovedTable[]> {
  await requireCurrent(source);
  // Before the locks, because taking them all beside a server that writes can end in a deadlock, which would say nothing of
  // the cause; and after them, because one may have started in between.
  await refuseServers(source, "--from");
  await limitLockWaits(source);
  await requireTwin(source, shapes, "share");
  await refuseServers(source, "--from");
  const positions = await positionsOnSqlite(source);
  const convert = (shape: TableShape, row: Row): Row => {
    if (shape.name === "outbox") return row.map((value, at) => (shape.columns[at]?.name === "txid" ? "0" : value));
    if (shape.name !== "meta") return row;
    const position = positions.get(row[shape.columns.findIndex(({ name }) => name === "key")] ?? "");
    return position === undefined
      ? row
      : row.map((value, at) => (shape.columns[at]?.name === "value" ? position : value));
  };
  const report = (step: MoveProgress["step"], { name }: TableShape, of: number) => {
    return (rows: number): void => {
      if (move.signal?.aborted) throw new StartFailure("Stopped. Nothing was moved.");
      move.onProgress?.({ step, table: name, rows, of });
    };
  };
  file.exec("begin");
  for (const shape of shapes) {
    const [counted] = await query<{ rows: string }>(source, `select count(*) as rows from "${shape.name}"`);
    await fillTable(source, file, shape, (row) => convert(shape, row), report("copy", shape, Number(counted?.rows)));
  }
  file.exec("commit");
  const moved: MovedTable[] = [];
  for (const shape of shapes) {
    const onRows = report("compare", shape, countRows(file, shape));
    moved.push({
      name: shape.name,
      rows: await compareTable(file, source, shape, onRows, (row) => convert(shape, row)),
    });
  }
  return moved;
}

/** Rows of one table refer only to rows of the tables before it, so foreign keys hold all the time. */
async function fillTable(
  source: Target,
  file: SqliteConnection,
  shape: TableShape,
  convert: (row: Row) => Row,
  onRows: (rows: number) => void,
): Promise<void> {
  const columns = shape.columns.map(({ name }) => `"${name}"`).join(", ");
  const values = shape.columns.map(() => "?").join(", ");
  // Migrations may have put rows there that every database has.
  file.exec(`delete from "${shape.name}"`);
  const insert = file.prepare<unknown[]>(`insert into "${shape.name}" (${columns}) values (${values})`);
  let copied = 0;
  for await (const row of fetchRows(source, shape)) {
    const bound = convert(row).map((value, at) =>
      value !== null && shape.columns[at]?.type === "bigint" ? BigInt(value) : value,
    );
    insert.run(...bound);
    if (++copied % 1_000 === 0) onRows(copied);
  }
  onRows(copied);
  if (shape.counted !== undefined) await continueCounting(source, file, shape.name, shape.counted);
}

/** The highest key ever given out, which may be higher than the highest that is left. */
async function continueCounting(source: Target, file: SqliteConnection, table: string, column: string): Promise<void> {
  const [named] = await query<{ name: string }>(source, "select pg_get_serial_sequence($1, $2) as name", [
    `"${table}"`,
    column,
  ]);
  const [row] = await query<{ last: string }>(
    source,
    `select case when is_called then last_value else last_value - 1 end as last from ${named?.name}`,
  );
  const last = BigInt(row?.last ?? 0);
  file.prepare<[string]>("delete from sqlite_sequence where name = ?").run(table);
  file.prepare<[string, bigint]>("insert into sqlite_sequence (name, seq) values (?, ?)").run(table, last);
}

async function requireCurrent(source: Target): Promise<void> {
  const [state] = await query<{ found: boolean }>(
    source,
    "select to_regclass('kysely_migration') is not null as found",
  );
  if (state?.found !== true) throw new StartFailure("The database of --from has no tables of Platform. Check the URL.");
  const applied = (await query<{ name: string }>(source, "select name from kysely_migration")).map(({ name }) => name);
  const refusal = refuseSchema(applied);
  if (refusal !== undefined) throw new StartFailure(`The database of --from cannot be copied. ${refusal}`);
  if (Object.keys(migrations).some((name) => !applied.includes(name))) {
    throw new StartFailure("The database of --from has the schema of an older version. Run platform migrate first.");
  }
}

function explain(error: unknown): unknown {
  if (error instanceof StartFailure) return error;
  if (asStoreFailure(error, "before commit") === error) return error;
  return new StartFailure(`The source cannot be used: ${messageOf(error)}. Check --from.`, { cause: error });
}
