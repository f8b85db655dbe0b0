import { succeed } from "@platform/protocol";
import { rangeOf } from "@platform/server/domain/audit/auditExportFile.ts";
import { defineOperation } from "@platform/server/domain/context.ts";

interface Division {
  readonly jobId: string;
  /** The entries of the log, each of which gets an item. */
  readonly total: number;
  /** Which of the items are there already. */
  readonly from: number;
  readonly upTo: number;
}

/** Divides the only item of an export, as those of a long log are; some of them, so that a test can stop in between. */
export const divideExport = defineOperation(import.meta, async ({ db }, { jobId, total, from, upTo }: Division) => {
  if (from === 0) await db.deleteFrom("job_items").where("job_id", "=", jobId).execute();
  const items = Array.from({ length: upTo - from }, (_, at) => ({
    job_id: jobId,
    position: from + at,
    subject_id: rangeOf(from + at, from + at + 1),
    state: "waiting" as const,
  }));
  await db.insertInto("job_items").values(items).execute();
  await db.updateTable("jobs").set({ total }).where("id", "=", jobId).execute();
  return succeed({});
});
