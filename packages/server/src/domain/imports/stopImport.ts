import { updateImportDue, updateImportJob } from "../../storage/queries/importJobs.ts";
import { failWaitingItems } from "../../storage/queries/jobs.ts";
import type { JobRow } from "../../storage/tables/jobs.ts";
import type { WriteContext } from "../context.ts";
import { countItem } from "../jobs/countItem.ts";
import { noteImportEnd } from "./noteImportEnd.ts";

interface Reason {
  readonly code: string;
  /** The same in words, where the code does not say it all. */
  readonly fault?: string | undefined;
}

/** Ends an import before its end. What it has written stays, and so does its archive: it can be started again. */
export async function stopImport(ctx: WriteContext, job: JobRow, { code, fault }: Reason): Promise<void> {
  // The row of the job first, as all of them do: two that take locks in different orders block each other.
  if (!(await updateImportDue(ctx.db, job.id, ctx.nowMs))) return;
  const failed = await failWaitingItems(ctx.db, job.id, code, ctx.nowMs);
  await updateImportJob(ctx.db, job.id, { claim: null, fault: fault ?? null });
  await countItem(ctx, job.id, { done: 0, failed }, "stopped");
  await noteImportEnd(ctx, job, code);
}
