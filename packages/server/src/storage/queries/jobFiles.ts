import type { Db, Tx } from "../db.ts";
import type { JobFileRow } from "../tables/jobFiles.ts";

export async function insertJobFile(tx: Tx, row: JobFileRow): Promise<void> {
  await tx.insertInto("job_files").values(row).execute();
}

/** The parts of a file that has not expired, in their order. */
export function selectJobFile(db: Db, jobId: string, nowMs: number): Promise<JobFileRow[]> {
  return db
    .selectFrom("job_files")
    .selectAll()
    .where("job_id", "=", jobId)
    .where("expires_ms", ">", nowMs)
    .orderBy("position")
    .execute();
}

/** The sizes of files that have not expired, by job. */
export async function selectJobFileSizes(
  db: Db,
  jobIds: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, number>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("job_files")
    .select(["job_id", (select) => select.fn.sum<number | string>("size").as("size")])
    .where("job_id", "in", jobIds)
    .where("expires_ms", ">", nowMs)
    .groupBy("job_id")
    .execute();
  return new Map(rows.map((row) => [row.job_id, Number(row.size)]));
}
