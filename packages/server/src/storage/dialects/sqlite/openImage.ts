import Sqlite from "better-sqlite3";
import { migrate } from "../../migrate.ts";
import { readShapes, type TableShape } from "../../transfer/shapes.ts";
import { kyselyOnSqlite } from "./driver.ts";
import type { SqliteConnection } from "./open.ts";

/** The database of an image, with the current schema. */
export interface OpenImage extends Disposable {
  readonly from: SqliteConnection;
  /** Every table that is copied, each after those it refers to. */
  readonly shapes: readonly TableShape[];
}

/** Images of databases in memory, which tests restore hundreds of times. They go with their image. */
const kept = new WeakMap<Uint8Array, OpenImage>();

/** Opens the image, and brings it up to date: it may have been taken by an older version. */
export async function openImage(image: Uint8Array): Promise<OpenImage> {
  const known = kept.get(image);
  if (known) return known;
  const from = new Sqlite(Buffer.from(image));
  try {
    // An empty file is an empty database, and would be brought up to date without a word.
    const isOurs = from.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get() !== undefined;
    if (!isOurs) throw new Error("there is nothing of ours in it");
    await migrate(kyselyOnSqlite(from));
    return { from, shapes: readShapes(from), [Symbol.dispose]: () => void from.close() };
  } catch (error) {
    from.close();
    throw error;
  }
}

/** Opens it once for all later restores on this thread. */
export async function keepOpen(image: Uint8Array): Promise<void> {
  const { from, shapes } = await openImage(image);
  kept.set(image, { from, shapes, [Symbol.dispose]() {} });
}
