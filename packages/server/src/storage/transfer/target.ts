import { CompiledQuery, type Kysely } from "kysely";
import { StartFailure } from "../../ports/failures.ts";
import { schemaFloorKey } from "../schemaFloor.ts";
import type { Tables } from "../tables/tables.ts";
import type { Row } from "./rows.ts";
import { isDerived, type TableShape } from "./shapes.ts";

/** The PostgreSQL side of a move: one transaction, in which all of it happens or nothing. */
export type Target = Kysely<Tables>;

/** Rows fetched and written at a time. */
export const batchRowsMax = 1_000;

export async function query<R>(target: Target, sql: string, parameters: unknown[] = []): Promise<R[]> {
  return (await target.executeQuery<R>(CompiledQuery.raw(sql, parameters))).rows;
}

/** What would only show half-way, in words that nobody could act on. */
export async function requireUsable(target: Target): Promise<void> {
  const [state] = await query<{ encoding: string; schema: string | null; may_create: boolean | null }>(
    target,
    `select current_setting('server_encoding') as encoding, current_schema() as schema,
       has_schema_privilege(current_schema(), 'create') as may_create`,
  );
  if (state?.encoding !== "UTF8") {
    throw new StartFailure(
      `The target stores text as ${state?.encoding}. Create a database with encoding UTF8 for --to.`,
    );
  }
  if (state.may_create !== true) {
    const schema = state.schema ?? "any schema";
    throw new StartFailure(`The user of --to may not create tables in ${schema}. Make it the owner of the database.`);
  }
}

/** Before the migration: whatever stands there must be ours. */
export async function refuseForeignTables(target: Target, shapes: readonly TableShape[]): Promise<void> {
  const foreign = (await tableNames(target)).filter(
    (name) => !name.startsWith("kysely_") && !shapes.some((shape) => shape.name === name),
  );
  if (foreign.length === 0) return;
  throw new StartFailure(`The target is not empty: it has the table ${foreign[0]}. Name an empty database with --to.`);
}

/** Takes all locks that a migration needs while waiting for one is still limited: the migration sets an hour for itself. */
export async function lockForMigration(target: Target): Promise<void> {
  const names = await everyTable(target);
  if (names.length > 0) await query(target, `lock table ${names.map(quote).join(", ")} in access exclusive mode`);
}

/** After the migration: the same tables with the same columns, and no row in any but the one that migrations write. */
export async function requireEmptyTwin(target: Target, shapes: readonly TableShape[]): Promise<void> {
  await requireTwin(target, shapes, "share row exclusive");
  // It comes back with the rows of the source, which has been through the same migrations.
  await query(target, "delete from meta where key = $1", [schemaFloorKey]);
  for (const shape of shapes) {
    const [row] = await query(target, `select 1 from ${quote(shape.name)} limit 1`);
    if (!row) continue;
    throw new StartFailure(`The target is not empty: ${shape.name} has rows. Name an empty database with --to.`);
  }
}

/** The same tables with the same columns, locked until the transaction ends. */
export async function requireTwin(target: Target, shapes: readonly TableShape[], lock: string): Promise<void> {
  const found = (await tableNames(target)).filter((name) => !name.startsWith("kysely_"));
  const wanted = shapes.map((shape) => shape.name).toSorted();
  if (found.join() !== wanted.join()) throw new Error(`the target has ${found.join()}, the source ${wanted.join()}`);
  // A server that runs on the target could otherwise write between this look and the commit.
  await query(target, `lock table ${wanted.map(quote).join(", ")} in ${lock} mode`);
  for (const shape of shapes) await requireSameColumns(target, shape);
}

async function requireSameColumns(target: Target, shape: TableShape): Promise<void> {
  const rows = await query<{ column: string }>(
    target,
    `select column_name || ' ' || data_type as column from information_schema.columns
     where table_schema = current_schema() and table_name = $1`,
    [shape.name],
  );
  const found = rows
    .map((row) => row.column)
    .toSorted()
    .join(", ");
  const wanted = shape.columns
    .map(({ name, type }) => `${name} ${type}`)
    .toSorted()
    .join(", ");
  if (found !== wanted) throw new Error(`${shape.name} has ${found} in the target, and ${wanted} in the source`);
}

async function tableNames(target: Target): Promise<string[]> {
  return (await everyTable(target)).filter((name) => !isDerived(name));
}

async function everyTable(target: Target): Promise<string[]> {
  const rows = await query<{ name: string }>(
    target,
    `select table_name as name from information_schema.tables where table_schema = current_schema()`,
  );
  return rows.map((row) => row.name).toSorted();
}

/** One statement for a whole batch, with one array per column: no limit on the number of parameters is in the way. */
export async function insertRows(target: Target, shape: TableShape, rows: readonly Row[]): Promise<void> {
  const names = shape.columns.map(({ name }) => quote(name)).join(", ");
  const arrays = shape.columns.map(({ type }, at) => `$${at + 1}::${type}[]`).join(", ");
  const values = shape.columns.map((_, at) => rows.map((row) => row[at]));
  await query(target, `insert into ${quote(shape.name)} (${names}) select * from unnest(${arrays})`, values);
}

/** All rows in the order of the key, by a cursor, so that memory does not grow with the table. */
export async function* fetchRows(target: Target, shape: TableShape): AsyncGenerator<Row> {
  // Aliased, because an output column of the same name would take over the ordering, and as text 10 comes before 9.
  const columns = shape.columns.map(({ name }, at) => `${quote(name)}::text as c${at}`).join(", ");
  const order = shape.key.map(quote).join(", ");
  await query(
    target,
    `declare moved no scroll cursor for select ${columns} from ${quote(shape.name)} order by ${order}`,
  );
  for (;;) {
    const rows = await query<Record<string, string | null>>(target, `fetch ${batchRowsMax} from moved`);
    for (const row of rows) yield shape.columns.map((_, at) => row[`c${at}`] ?? null);
    if (rows.length < batchRowsMax) break;
  }
  await query(target, "close moved");
}

/** The next key that the database gives out. `setval` would outlive a rollback; this does not. */
export async function restartCounter(target: Target, shape: TableShape, next: bigint): Promise<void> {
  if (shape.counted === undefined) return;
  await query(target, `alter table ${quote(shape.name)} alter column ${quote(shape.counted)} restart with ${next}`);
}

function quote(name: string): string {
  return `"${name}"`;
}
