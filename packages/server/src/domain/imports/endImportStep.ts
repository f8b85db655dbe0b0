import { type Outcome, succeed } from "@platform/protocol";
import { selectImportJob, updateImportDue, updateImportJob } from "../../storage/queries/importJobs.ts";
import { endJobItem, selectNextItemOf } from "../../storage/queries/jobs.ts";
import { defineOperation } from "../context.ts";
import { countItem } from "../jobs/countItem.ts";
import type { StoredReport } from "./importReport.ts";
import { noteImportEnd } from "./noteImportEnd.ts";
import { removeArchive } from "./removeArchive.ts";
import { stopImport } from "./stopImport.ts";

export interface EndedStep {
  readonly jobId: string;
  readonly claim: string;
  readonly position: number;
  readonly ending: { readonly report: StoredReport } | { readonly code: string; readonly fault: string | undefined };
}

/** Ends an item of an import, and the import with its last one. Its archive is not needed after that. */
export const endImportStep = defineOperation(
  import.meta,
  async (ctx, { jobId, claim, position, ending }: EndedStep): Promise<Outcome<{ blobKey: string | null }, never>> => {
    const job = await updateImportDue(ctx.db, jobId, ctx.nowMs);
    const row = await selectImportJob(ctx.db, jobId);
    const nothing = succeed({ blobKey: null });
    if (!job || row?.claim !== claim) return nothing;
    if ("code" in ending) {
      await stopImport(ctx, job, ending);
      return nothing;
    }
    const isImported = position > 0;
    // First, because it waits for locks of channels if the archive was shared.
    const blobKey = isImported && row.file_id !== null ? await removeArchive(ctx, row.file_id) : null;
    if (!(await endJobItem(ctx.db, jobId, position, "done", null, ctx.nowMs))) return nothing;
    await updateImportJob(ctx.db, jobId, { claim: null, progress: null, report: JSON.stringify(ending.report) });
    const isLast = (await selectNextItemOf(ctx.db, jobId)) === undefined;
    await countItem(ctx, jobId, { done: 1, failed: 0 });
    if (isLast) await noteImportEnd(ctx, job, "done");
    return succeed({ blobKey });
  },
);
