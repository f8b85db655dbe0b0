import { limits } from "@platform/protocol";
import { nobody } from "../domain/caller.ts";
import type { ClaimedImport } from "../domain/imports/claimImport.ts";
import { endImportStep, type EndedStep } from "../domain/imports/endImportStep.ts";
import { noteProgress } from "../domain/imports/noteProgress.ts";
import { releaseImports } from "../domain/imports/releaseImports.ts";
import type { Logger } from "../ports/log.ts";
import { selectImportJob } from "../storage/queries/importJobs.ts";
import { type ImportStepOptions, ImportTakenOver, runImportStep } from "./importStep.ts";

export interface ImportRunOptions extends ImportStepOptions {
  readonly log: Logger;
  readonly onCommit: () => void;
}

/** An item of an import that this server works on. */
export interface StartedRun {
  readonly ended: Promise<void>;
  /** Ends it if the import was canceled. It writes nothing more then, but it may read for long. */
  check(): Promise<void>;
  /** Lets the import be continued elsewhere. */
  stop(): void;
}

/** A third of the lease, so that one that is late does not lose the claim. */
const renewMs = (limits.import_lease_s * 1000) / 3;

/** Works on an item of an import, and renews the claim meanwhile. */
export function startImportRun(options: ImportRunOptions, claimed: ClaimedImport): StartedRun {
  const { store, clock, log } = options;
  const { jobId, claim } = claimed;
  const controller = new AbortController();
  const renew = async () => {
    const call = { caller: nobody, nowMs: clock.nowMs() };
    const renewed = await store.write(noteProgress, call, { jobId, claim }).catch(() => undefined);
    if (renewed && !renewed.ok) controller.abort();
  };
  const renewing = setInterval(() => void renew(), renewMs).unref();
  const ended = work(options, claimed, controller.signal)
    // The claim ends, and the item is tried again.
    .catch((error: unknown) => log.warn({ err: error, job: jobId }, "an import was interrupted; trying again"))
    .finally(() => clearInterval(renewing));
  return {
    ended,
    async check() {
      const row = await selectImportJob(store.db, jobId);
      if (row?.claim !== claim) controller.abort();
    },
    stop: () => controller.abort(),
  };
}

async function work(options: ImportRunOptions, claimed: ClaimedImport, signal: AbortSignal): Promise<void> {
  const { store, clock, files, onCommit } = options;
  const { jobId, claim, position } = claimed;
  const ending = await runImportStep(options, claimed, signal).catch(unlessTakenOver);
  const call = { caller: nobody, nowMs: clock.nowMs() };
  if (signal.aborted) await store.write(releaseImports, call, { of: { jobId, claim } });
  else if (ending) {
    const done = await store.write(endImportStep, call, { jobId, claim, position, ending });
    if (done.ok && done.blobKey !== null) await files.discard(store.db, done.blobKey);
  }
  onCommit();
}

function unlessTakenOver(error: unknown): EndedStep["ending"] | undefined {
  if (error instanceof ImportTakenOver) return undefined;
  throw error;
}
