import { selectImportJobs } from "../../storage/queries/importJobs.ts";
import type { ImportJobRow } from "../../storage/tables/importJobs.ts";
import type { JobRow } from "../../storage/tables/jobs.ts";
import type { ReadContext } from "../context.ts";
import type { ItemProgress } from "../jobs/emitJob.ts";
import { type ImportReport, readImportReport } from "./importReport.ts";

/** What an import says besides its job. */
export interface ListedImport {
  readonly fileId: string | null;
  readonly fileName: string;
  readonly isDryRun: boolean;
  readonly hasFiles: boolean;
  readonly hasRoles: boolean;
  readonly progress: ItemProgress | undefined;
  readonly report: ImportReport | undefined;
  readonly fault: string | null;
}

/** Adds to each job that is an import what belongs to it. */
export async function withImports<Job extends JobRow>(
  ctx: ReadContext,
  jobs: readonly Job[],
): Promise<(Job & { readonly import: ListedImport | undefined })[]> {
  const rows = await selectImportJobs(
    ctx.db,
    jobs.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.job_id, row]));
  return jobs.map((job) => {
    const row = byId.get(job.id);
    return { ...job, import: row && listed(row) };
  });
}

function listed(row: ImportJobRow): ListedImport {
  return {
    fileId: row.file_id,
    fileName: row.file_name,
    isDryRun: row.is_dry_run === 1,
    hasFiles: row.has_files === 1,
    hasRoles: row.has_roles === 1,
    progress: row.progress === null ? undefined : (JSON.parse(row.progress) as ItemProgress),
    report: readImportReport(row),
    fault: row.fault,
  };
}
