import { auditedWrite } from "./domain/audit/auditedWrite.ts";
import { noOrigin } from "./domain/audit/auditTrail.ts";
import { shellNote } from "./domain/audit/shellNote.ts";
import { recordExport } from "./domain/exports/recordExport.ts";
import { readPublicUrl } from "./domain/store/publicUrl.ts";
import { runDiscovery } from "./exports/discovery/runDiscovery.ts";
import { ExportReport, type ExportReportJson } from "./exports/exportReport.ts";
import { FolderNames } from "./exports/folderNames.ts";
import { createOutput } from "./exports/output/createOutput.ts";
import { runExport } from "./exports/runExport.ts";
import type { ExportWatch } from "./exports/watch.ts";
import { type MaintenancePlace, openOperatedStore, type OperatedStore } from "./operatedStore.ts";
import { findOperatedTeam } from "./operatedTeam.ts";
import { type BlobPlace, blobPlaceOf, type FilesBucket } from "./ports/blobs/blobPlace.ts";
import { StartFailure } from "./ports/failures.ts";
import { systemClock } from "./ports/ports.ts";
import { selectHold } from "./storage/queries/legalHolds.ts";
import { slowReadDb } from "./storage/slowReads.ts";
import type { LegalHoldRow } from "./storage/tables/legalHolds.ts";
import type { TeamRow } from "./storage/tables/teams.ts";

export type { ExportCounted, ExportLoss, ExportReportJson } from "./exports/exportReport.ts";
export type { ExportProgress, ExportWatch } from "./exports/watch.ts";

export interface ExportOptions extends MaintenancePlace {
  /** A zip file by its name, otherwise a folder. */
  readonly to: string;
  /** The short name of the workspace. */
  readonly workspace: string;
  /** Private conversations too. */
  readonly isEverything: boolean;
  /** With edits and deletions and checksums, in a format of its own: of the workspace, or of what one legal hold covers. */
  readonly discovery?: { readonly holdId: string | undefined };
  /** For the audit log. */
  readonly reason: string | undefined;
  readonly filesFolder?: string | undefined;
  /** An object storage instead of that folder. */
  readonly filesBucket?: FilesBucket | undefined;
}

/** A workspace opened for a command that exports it. */
export interface ExportMaintenance extends AsyncDisposable {
  readonly workspace: string;
  run(watch: ExportWatch): Promise<ExportReportJson & { readonly manifest_sha256?: string }>;
}

/** Opens the store that a server has used, or is using. */
export async function openExport(options: ExportOptions): Promise<ExportMaintenance> {
  const operated = await openOperatedStore(options);
  try {
    const team = await findOperatedTeam(operated.store, options.workspace);
    return {
      workspace: team.name,
      run: (watch) => {
        const opened = { ...operated, options, team };
        return options.discovery
          ? exportDiscovery(opened, options.discovery.holdId, watch)
          : exportWorkspace(opened, watch);
      },
      [Symbol.asyncDispose]: () => operated.store.close(),
    };
  } catch (error) {
    await operated.store.close();
    throw error;
  }
}

interface Opened extends OperatedStore {
  readonly options: ExportOptions;
  readonly team: TeamRow;
}

async function exportWorkspace(opened: Opened, watch: ExportWatch): Promise<ExportReportJson> {
  const { store, team, options } = opened;
  await using output = await createOutput(options.to);
  await addEntry(opened, "shell.export", { reason: options.reason });
  const report = new ExportReport();
  await runExport({
    db: slowReadDb(store.db),
    team,
    isEverything: options.isEverything,
    openBlob: blobsOf(options),
    baseUrl: await readPublicUrl(store.db),
    output,
    report,
    watch,
    folders: new FolderNames(),
  });
  await addEntry(opened, "shell.export.completed", report.json.counts);
  return report.json;
}

async function exportDiscovery(
  opened: Opened,
  holdId: string | undefined,
  watch: ExportWatch,
): Promise<ExportReportJson & { readonly manifest_sha256: string }> {
  const { store, team, options, operator } = opened;
  const hold = holdId === undefined ? undefined : await findHold(opened, holdId);
  await using output = await createOutput(options.to);
  await addEntry(opened, "shell.export", { reason: options.reason, legal_hold: holdId });
  const report = new ExportReport();
  const run = { db: slowReadDb(store.db), team, hold, openBlob: blobsOf(options), output, report, watch, written: [] };
  const cause = { operator, reason: options.reason ?? "", nowMs: systemClock.nowMs() };
  const { sha256 } = await runDiscovery(run, cause);
  const { counts } = report.json;
  await addEntry(opened, "shell.export.completed", { legal_hold: holdId, manifest_sha256: sha256, ...counts });
  return { ...report.json, manifest_sha256: sha256 };
}

/** An active hold of the workspace, or of its org. */
async function findHold({ store, team }: Opened, holdId: string): Promise<LegalHoldRow> {
  const hold = await selectHold(store.db, holdId);
  const isTheirs = hold?.org_id === null ? hold.team_id === team.id : hold !== undefined && hold.org_id === team.org_id;
  if (!hold || !isTheirs) throw new StartFailure(`${team.name} has no legal hold ${holdId}.`);
  if (hold.released_ms === null) return hold;
  throw new StartFailure(`The legal hold ${holdId} was released: nothing is preserved for it any more.`);
}

/** The files are opened with the first of them: a workspace without files needs no place for them. */
function blobsOf(options: ExportOptions): BlobPlace["openBlob"] {
  let place: Promise<BlobPlace | undefined> | undefined;
  return async (key) => (await (place ??= blobPlaceOf(options)))?.openBlob(key);
}

/** Writes an entry of the audit log. */
async function addEntry(
  { operator, options, write, team }: Opened,
  action: "shell.export" | "shell.export.completed",
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  const kind = options.discovery ? "discovery" : options.isEverything ? "everything" : "public_channels";
  const entry = shellNote({
    action,
    operator,
    entity: { type: "workspace", id: team.id },
    teamId: team.id,
    details: { kind, ...details },
  });
  const noted = await write(auditedWrite, {
    module: recordExport.module,
    input: { teamId: team.id },
    entry,
    method: entry.method,
    origin: noOrigin,
  });
  if (!noted.ok) throw new StartFailure("The workspace was deleted.");
}
