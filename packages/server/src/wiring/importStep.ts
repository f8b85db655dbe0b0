import { setTimeout } from "node:timers/promises";
import { nobody } from "../domain/caller.ts";
import type { FileKeeping } from "../domain/files/fileKeeping.ts";
import type { ClaimedImport } from "../domain/imports/claimImport.ts";
import type { EndedStep } from "../domain/imports/endImportStep.ts";
import { addWritten } from "../domain/imports/importReport.ts";
import { importEnds, recordImport } from "../domain/imports/recordImport.ts";
import { openStoredZip } from "../imports/archive/blobArchive.ts";
import { createDownloads } from "../imports/downloads/downloads.ts";
import type { ImportRun } from "../imports/importInto.ts";
import { type ExportLayout, readLayout } from "../imports/layout.ts";
import { planImport } from "../imports/planImport.ts";
import { Report } from "../imports/report.ts";
import { runImport } from "../imports/runImport.ts";
import { withoutSecrets } from "../imports/secretLinks.ts";
import { StartFailure } from "../ports/failures.ts";
import type { Outgoing } from "../ports/outgoing/outgoing.ts";
import { type Clock, type Secrets, systemClock } from "../ports/ports.ts";
import { selectUserIds } from "../storage/queries/imports.ts";
import type { Store } from "../storage/store.ts";
import type { ServerAddress } from "./httpListener.ts";
import { notingProgress } from "./importProgress.ts";

export interface ImportStepOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly address: ServerAddress;
  readonly files: FileKeeping;
  readonly outgoing: Outgoing;
}

/** The import does not belong to this run any more. */
export class ImportTakenOver extends Error {}

/** Does one item of an import, from where an earlier run of it has come to, and tells how it ended. */
export async function runImportStep(
  options: ImportStepOptions,
  claimed: ClaimedImport,
  signal: AbortSignal,
): Promise<EndedStep["ending"]> {
  try {
    await using archive = await openStoredZip(options.files.blobs, claimed.archive);
    const layout = readLayout(archive.entries);
    if (layout.workspaces.length > 0) throw new StartFailure(ofOrg);
    return claimed.step === "check"
      ? await check(options, claimed, layout, signal)
      : await write(options, claimed, layout, signal);
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return { code: "import_failed", fault: withoutSecrets(error.message) };
  }
}

const ofOrg =
  "This is an export of a whole org. Import it with `platform import` on the server, which takes one workspace of it at a time.";

async function check(
  options: ImportStepOptions,
  claimed: ClaimedImport,
  layout: ExportLayout,
  signal: AbortSignal,
): Promise<EndedStep["ending"]> {
  const report = new Report();
  await using noting = notingProgress(options, claimed, () => undefined);
  await planImport(layout, report, { signal, onProgress: noting.onProgress, keepsRoles: claimed.hasRoles });
  return { report: { plan: report.json } };
}

async function write(
  options: ImportStepOptions,
  claimed: ClaimedImport,
  layout: ExportLayout,
  signal: AbortSignal,
): Promise<EndedStep["ending"]> {
  const { store } = options;
  const report = new Report();
  const { plan = report.json, written } = claimed.report ?? {};
  const reported = () => ({ plan, written: addWritten(written, report.json) });
  await using noting = notingProgress(options, claimed, reported);
  const run: ImportRun = {
    store,
    teamId: claimed.teamId,
    nowMs: () => systemClock.nowMs(),
    keepsRoles: claimed.hasRoles,
    write: recording(options, claimed),
    files: { blobs: options.files.blobs, baseUrl: options.address.baseUrl },
    downloads: claimed.hasFiles
      ? createDownloads(options.outgoing, options.secrets, (ms, ending) =>
          setTimeout(ms, undefined, { signal: ending }),
        )
      : undefined,
    report,
    watch: { signal, onProgress: noting.onProgress },
    people: new Set(await selectUserIds(store.db, claimed.teamId)),
  };
  await runImport(run, layout);
  return { report: reported() };
}

/** Every write counts what it adds, if the import still belongs to this run. */
function recording({ store, clock }: ImportStepOptions, { jobId, claim }: ClaimedImport): ImportRun["write"] {
  return async (operation, input) => {
    const call = { caller: nobody, nowMs: clock.nowMs() };
    const result = await store.write(recordImport, call, { jobId, claim, module: operation.module, input });
    if (!result.ok && importEnds.has(result.error)) throw new ImportTakenOver(result.error);
    return result as Awaited<ReturnType<typeof operation.run>>;
  };
}
