import { refuse } from "@platform/protocol";
import { type Added, countImported } from "../../storage/queries/importJobs.ts";
import { selectJob } from "../../storage/queries/jobs.ts";
import type { WriteResult } from "../../storage/job.ts";
import { defineOperation } from "../context.ts";
import { loadOperation } from "../loadOperation.ts";
import { importActor } from "./importActor.ts";

export interface RecordedImport {
  readonly jobId: string;
  readonly claim: string;
  /** Where the operation lies that is to be done. */
  readonly module: string;
  readonly input: unknown;
}

/** Refusals after which the run ends: the import goes on elsewhere, has ended, or may not go on. */
export const importEnds: ReadonlySet<string> = new Set(["import_taken_over", "account_inactive", "not_an_owner"]);

/**
 * Does an operation of an import and counts what it has added, in one transaction, if the import still belongs to this claim
 * and its actor may still import.
 */
export const recordImport = defineOperation(
  import.meta,
  async (ctx, { jobId, claim, module, input }: RecordedImport): Promise<WriteResult> => {
    const operation = await loadOperation(module);
    const result = await operation.within(ctx, input);
    if (!result.ok) return result;
    const job = await selectJob(ctx.db, jobId);
    if (!job || !(await countImported(ctx.db, { jobId, claim }, addedBy(result)))) return refuse("import_taken_over");
    const actor = await importActor(ctx, job);
    return actor.ok ? result : refuse(actor.error);
  },
);

/** What the operations of an import answer. */
interface ImportResult extends Extract<WriteResult, { ok: true }> {
  readonly added?: number | readonly unknown[];
  readonly isNew?: boolean;
  readonly isUsed?: boolean;
}

function addedBy(result: ImportResult): Added {
  return {
    people: typeof result.added === "object" ? result.added.length : 0,
    conversations: result.isNew === true ? 1 : 0,
    messages: typeof result.added === "number" ? result.added : 0,
    files: result.isUsed === true ? 1 : 0,
  };
}
