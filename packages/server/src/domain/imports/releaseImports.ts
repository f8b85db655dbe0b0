import { succeed } from "@platform/protocol";
import {
  releaseEveryImport,
  selectImportJob,
  updateImportDue,
  updateImportJob,
} from "../../storage/queries/importJobs.ts";
import { defineOperation } from "../context.ts";

/** The import of a run that was interrupted; without it, every import of a store with one server, which starts. */
interface Released {
  readonly of?: { readonly jobId: string; readonly claim: string } | undefined;
}

/** Lets imports be continued at once. */
export const releaseImports = defineOperation(import.meta, async (ctx, { of }: Released) => {
  if (!of) await releaseEveryImport(ctx.db, ctx.nowMs);
  else if ((await selectImportJob(ctx.db, of.jobId))?.claim === of.claim) {
    await updateImportDue(ctx.db, of.jobId, ctx.nowMs);
    await updateImportJob(ctx.db, of.jobId, { claim: null });
  }
  return succeed({});
});
