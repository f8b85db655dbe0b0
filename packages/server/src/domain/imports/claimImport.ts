import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectFile } from "../../storage/queries/files.ts";
import { selectImportJob, takeDueImport, updateImportJob } from "../../storage/queries/importJobs.ts";
import { selectNextItemOf } from "../../storage/queries/jobs.ts";
import { defineOperation } from "../context.ts";
import { importActor } from "./importActor.ts";
import type { StoredReport } from "./importReport.ts";
import { stopImport } from "./stopImport.ts";

/** An import that a server works on now, and the item that is next. */
export interface ClaimedImport {
  readonly jobId: string;
  readonly claim: string;
  readonly teamId: string;
  readonly position: number;
  readonly step: "check" | "import";
  readonly archive: { readonly name: string; readonly key: string; readonly size: number };
  readonly hasFiles: boolean;
  readonly hasRoles: boolean;
  readonly report: StoredReport | undefined;
}

/** Takes the import that is due, for as long as the claim is renewed. One that cannot go on is stopped. */
export const claimImport = defineOperation(
  import.meta,
  async (
    ctx,
    { claim }: { readonly claim: string },
  ): Promise<Outcome<{ found: boolean; claimed: ClaimedImport | undefined }, never>> => {
    const job = await takeDueImport(ctx.db, ctx.nowMs, ctx.nowMs + limits.import_lease_s * 1000);
    if (!job) return succeed({ found: false, claimed: undefined });
    const row = await selectImportJob(ctx.db, job.id);
    const item = await selectNextItemOf(ctx.db, job.id);
    const stop = async (code: string) => {
      await stopImport(ctx, job, { code });
      return succeed({ found: true, claimed: undefined });
    };
    if (!row || !item) return stop("internal_error");
    const actor = await importActor(ctx, job);
    if (!actor.ok) return stop(actor.error);
    const file = row.file_id === null ? undefined : await selectFile(ctx.db, row.file_id);
    if (!file || file.blob_key === null) return stop("file_deleted");
    await updateImportJob(ctx.db, job.id, { claim });
    const claimed: ClaimedImport = {
      jobId: job.id,
      claim,
      teamId: row.team_id,
      position: item.position,
      step: item.subject_id === "check" ? "check" : "import",
      archive: { name: row.file_name, key: file.blob_key, size: file.size },
      hasFiles: row.has_files === 1,
      hasRoles: row.has_roles === 1,
      report: row.report === null ? undefined : (JSON.parse(row.report) as StoredReport),
    };
    return succeed({ found: true, claimed });
  },
);
