import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { selectImportJob, updateImportDue, updateImportJob } from "../../storage/queries/importJobs.ts";
import { defineOperation } from "../context.ts";
import { emitJob, type ItemProgress } from "../jobs/emitJob.ts";
import type { StoredReport } from "./importReport.ts";

export interface NotedProgress {
  readonly jobId: string;
  readonly claim: string;
  /** Left out to renew the claim alone. */
  readonly progress?: ItemProgress | undefined;
  readonly report?: StoredReport | undefined;
}

/** Renews a claim, and shows how far the import is. */
export const noteProgress = defineOperation(
  import.meta,
  async (ctx, { jobId, claim, progress, report }: NotedProgress): Promise<Outcome<object, "import_taken_over">> => {
    const job = await updateImportDue(ctx.db, jobId, ctx.nowMs + limits.import_lease_s * 1000);
    const row = job && (await selectImportJob(ctx.db, jobId));
    if (!job || row?.claim !== claim) return refuse("import_taken_over");
    if (!progress) return succeed({});
    await updateImportJob(ctx.db, jobId, {
      progress: JSON.stringify(progress),
      ...(report && { report: JSON.stringify(report) }),
    });
    await emitJob(ctx, job, progress);
    return succeed({});
  },
);
