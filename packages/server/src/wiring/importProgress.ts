import { nobody } from "../domain/caller.ts";
import type { ClaimedImport } from "../domain/imports/claimImport.ts";
import type { StoredReport } from "../domain/imports/importReport.ts";
import { noteProgress } from "../domain/imports/noteProgress.ts";
import type { Progress } from "../imports/watch.ts";
import type { Clock } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";

interface NotingOptions {
  readonly store: Store;
  readonly clock: Clock;
}

export interface NotedProgress extends AsyncDisposable {
  onProgress(progress: Progress): void;
}

/** Stores and emits every step and every percent of an import, one write at a time: what comes meanwhile is the latest. */
export function notingProgress(
  { store, clock }: NotingOptions,
  { jobId, claim }: ClaimedImport,
  report: () => StoredReport | undefined,
): NotedProgress {
  let noted = "";
  let wanted: Progress | undefined;
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (wanted) {
      const progress = wanted;
      wanted = undefined;
      const call = { caller: nobody, nowMs: clock.nowMs() };
      // A claim that is lost ends the import at its next write.
      await store.write(noteProgress, call, { jobId, claim, progress, report: report() }).catch(() => undefined);
    }
  }

  return {
    onProgress(progress) {
      const percent = Math.floor((100 * progress.done) / Math.max(progress.of, 1));
      const key = `${progress.step} ${percent}`;
      if (key === noted) return;
      noted = key;
      wanted = progress;
      writing ??= writeAll().finally(() => (writing = undefined));
    },
    async [Symbol.asyncDispose]() {
      await writing;
    },
  };
}
