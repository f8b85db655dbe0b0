import { limits } from "@platform/protocol";
import { countJobItem, updateJobEnded } from "../../storage/queries/jobs.ts";
import type { WriteContext } from "../context.ts";
import { emitJob } from "./emitJob.ts";

/** Counts items that have ended, and ends the job with its last one. */
export async function countItem(
  ctx: WriteContext,
  jobId: string,
  counts: { readonly done: number; readonly failed: number },
  endState: "done" | "stopped" = "done",
): Promise<void> {
  const { db, nowMs } = ctx;
  const job = await countJobItem(db, { id: jobId, ...counts, nowMs });
  if (!job) return;
  const ended = job.done + job.failed;
  if (ended >= job.total) {
    const last = await updateJobEnded(db, jobId, endState, nowMs);
    if (last) await emitJob(ctx, last);
  } else if (ended === 1 || ended % limits.job_progress_items === 0) await emitJob(ctx, job);
}
