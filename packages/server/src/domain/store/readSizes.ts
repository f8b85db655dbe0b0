import type { Db } from "../../storage/db.ts";
import { selectSizes } from "../../storage/queries/queues.ts";

export interface Sizes {
  readonly databaseBytes: number;
  /** Files that people uploaded. */
  readonly files: number;
  readonly fileBytes: number;
}

export async function readSizes(db: Db): Promise<Sizes> {
  const row = await selectSizes(db);
  if (!row) throw new Error("counting gives one row");
  return { databaseBytes: Number(row.database_bytes), files: Number(row.files), fileBytes: row.file_bytes };
}
