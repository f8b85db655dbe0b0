import { Kysely, PostgresDialect } from "kysely";
import { StartFailure } from "../../ports/failures.ts";
import { asStoreFailure, isLockConflict } from "../dialects/postgres/failures.ts";
import { openPool, refuseUnsafeServer } from "../dialects/postgres/open.ts";
import type { SqliteConnection } from "../dialects/sqlite/open.ts";
import { migrate } from "../migrate.ts";
import type { Tables } from "../tables/tables.ts";
import { compareTable } from "./compareTable.ts";
import { copyTable } from "./copyTable.ts";
import { openExclusive } from "./openExclusive.ts";
import { requireCurrentSchema } from "./openSource.ts";
import { limitLockWaits, refuseLockHolders, refuseServers } from "./refuseServers.ts";
import { countRows } from "./rows.ts";
import { readShapes, type TableShape } from "./shapes.ts";
import {
  lockForMigration,
  query,
  refuseForeignTables,
  requireEmptyTwin,
  requireUsable,
  type Target,
} from "./target.ts";

export interface Move {
  readonly from: string;
  readonly to: string;
  readonly onProgress?: (progress: MoveProgress) => void;
  readonly signal?: AbortSignal;
}

export interface MoveProgress {
  readonly step: "copy" | "compare";
  readonly table: string;
  readonly rows: number;
  readonly of: number;
}

export interface MovedTable {
  readonly name: string;
  readonly rows: number;
}

/**
 * Copies a SQLite database into an empty PostgreSQL and compares every row before the commit: a failure at any point,
 * a kill included, leaves the target as it was. The original is only read, and nobody else can open it meanwhile: a
 * server that goes on running on it would accept messages that the move loses.
 */
export async function moveDatabase(move: Move): Promise<MovedTable[]> {
  const source = openExclusive(move.from);
  try {
    source.pragma("query_only = ON");
    requireCurrentSchema(source, move.from);
    source.exec("begin");
    const moved = await intoTarget(move, source);
    source.exec("commit");
    return moved;
  } finally {
    source.close();
  }
}

async function intoTarget(move: Move, source: SqliteConnection): Promise<MovedTable[]> {
  const pool = openPool(move.to, 1);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await refuseUnsafeServer(pool);
    const moved = await db.transaction().execute((target) => fillTarget(move, source, target));
    // Until it has counted its rows, PostgreSQL plans every query as if the tables were empty.
    await query(db, "analyze").catch(() => {});
    return moved;
  } catch (error) {
    if (isLockConflict(error)) await refuseLockHolders(db, "--to");
    throw explain(error);
  } finally {
    await db.destroy();
  }
}

async function fillTarget(move: Move, source: SqliteConnection, target: Target): Promise<MovedTable[]> {
  const shapes = readShapes(source);
  await requireUsable(target);
  await limitLockWaits(target);
  // Before the locks, which a server that writes may hold; and after them, because one may have started in between.
  await refuseServers(target, "--to");
  await refuseForeignTables(target, shapes);
  await lockForMigration(target);
  await migrate(target);
  await limitLockWaits(target);
  await requireEmptyTwin(target, shapes);
  await refuseServers(target, "--to");
  const counts = new Map(shapes.map((shape) => [shape.name, countRows(source, shape)]));
  const report = (step: MoveProgress["step"], { name }: TableShape) => {
    return (rows: number): void => {
      if (move.signal?.aborted) throw new StartFailure("Stopped. The target is left as it was.");
      move.onProgress?.({ step, table: name, rows, of: counts.get(name) ?? 0 });
    };
  };
  for (const shape of shapes) await copyTable(source, target, shape, report("copy", shape));
  const moved: MovedTable[] = [];
  for (const shape of shapes) {
    moved.push({ name: shape.name, rows: await compareTable(source, target, shape, report("compare", shape)) });
  }
  return moved;
}

function explain(error: unknown): unknown {
  if (error instanceof StartFailure) return error;
  const failure = asStoreFailure(error, "before commit");
  if (failure === error) return error;
  const reason = error instanceof Error && error.message !== "" ? error.message : "it does not answer";
  return new StartFailure(`The target cannot be used: ${reason}. Check --to.`, { cause: error });
}
