import { setTimeout } from "node:timers/promises";
import { auditedWrite } from "./domain/audit/auditedWrite.ts";
import { noOrigin } from "./domain/audit/auditTrail.ts";
import { shellNote } from "./domain/audit/shellNote.ts";
import { beginImport } from "./domain/imports/beginImport.ts";
import { readPublicUrl } from "./domain/store/publicUrl.ts";
import type { Archive } from "./imports/archive/archive.ts";
import { openArchive } from "./imports/archive/openArchive.ts";
import { createDownloads, type Downloads } from "./imports/downloads/downloads.ts";
import type { ImportTarget } from "./imports/importInto.ts";
import { type ExportLayout, readLayout } from "./imports/layout.ts";
import { planImport } from "./imports/planImport.ts";
import { Report, type ReportJson } from "./imports/report.ts";
import { runImport } from "./imports/runImport.ts";
import type { Watch } from "./imports/watch.ts";
import { limits } from "@platform/protocol";
import { blobOwner } from "./ports/blobs/blobOwner.ts";
import { blobPlaceOf, type FilesBucket } from "./ports/blobs/blobPlace.ts";
import { type MaintenancePlace, openOperatedStore, type OperatedStore } from "./operatedStore.ts";
import { findOperatedTeam } from "./operatedTeam.ts";
import { StartFailure } from "./ports/failures.ts";
import { createOutgoing, type Outgoing } from "./ports/outgoing/outgoing.ts";
import { systemClock } from "./ports/ports.ts";
import { selectUserIds } from "./storage/queries/imports.ts";
import type { TeamRow } from "./storage/tables/teams.ts";

export type { FailedDownload, Loss, ReportJson } from "./imports/report.ts";
export type { Progress, Watch } from "./imports/watch.ts";

export interface ImportOptions extends MaintenancePlace {
  /** The zip file, or the folder with its content. */
  readonly from: string;
  /** The workspace of an org-wide export; without it, what belongs to the whole org. */
  readonly fromWorkspace: string | undefined;
  /** The short name of the workspace to import into. */
  readonly workspace: string;
  readonly filesFolder?: string | undefined;
  /** An object storage instead of that folder. */
  readonly filesBucket?: FilesBucket | undefined;
  /** Owners and admins of the export become owners and admins here. */
  readonly keepsRoles?: boolean;
  /** How files that the export only names are fetched from Slack; without it they stay links. */
  readonly download?: { readonly outgoing?: Outgoing; readonly pause?: Downloads["pause"] };
  /** Where servers are reached, for links to attached files. */
  readonly baseUrl: string | undefined;
}

/** An export and the workspace that it is for, opened for a command. */
export interface ImportMaintenance extends AsyncDisposable {
  readonly workspace: string;
  /** The workspaces of an org-wide export. */
  readonly workspaces: readonly string[];
  /** Reads everything and writes nothing. */
  plan(watch: Watch): Promise<ReportJson>;
  run(watch: Watch): Promise<ReportJson>;
}

/** Opens the store that a server has used, or is using. */
export async function openImport(options: ImportOptions): Promise<ImportMaintenance> {
  await using stack = new AsyncDisposableStack();
  const archive = stack.use(await openArchive(options.from));
  const layout = readLayout(archive.entries, options.fromWorkspace);
  const operated = await openOperatedStore(options);
  stack.defer(() => operated.store.close());
  const team = await findOperatedTeam(operated.store, options.workspace);
  const kept = stack.move();
  return {
    workspace: team.name,
    workspaces: layout.workspaces,
    async plan(watch) {
      const report = new Report();
      await planImport(layout, report, { ...watch, keepsRoles: options.keepsRoles === true });
      return report.json;
    },
    run: (watch) => importExport({ ...operated, options, archive, layout, team }, watch),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  };
}

interface Opened extends OperatedStore {
  readonly options: ImportOptions;
  readonly archive: Archive;
  readonly layout: ExportLayout;
  readonly team: TeamRow;
}

async function importExport(opened: Opened, watch: Watch): Promise<ReportJson> {
  const { layout, options, store, write, team } = opened;
  const keepsRoles = options.keepsRoles === true;
  const report = new Report();
  const files = await openFiles(opened);
  using downloads = files && openDownloads(opened);
  await noteStart(opened);
  const people = new Set(await selectUserIds(store.db, team.id));
  const target = { store, teamId: team.id, nowMs: () => systemClock.nowMs(), write, files, downloads, keepsRoles };
  await runImport({ ...target, report, watch, people }, layout);
  return report.json;
}

/** Without the public URL, files that an export only names stay links: messages could not say where they are here. */
async function openFiles({ options, secrets, layout, store }: Opened): Promise<ImportTarget["files"]> {
  const hasBytes = layout.attachments.size > 0;
  if (!hasBytes && !options.download) return undefined;
  const baseUrl = options.baseUrl ?? (await readPublicUrl(store.db));
  if (baseUrl === undefined && !hasBytes) return undefined;
  if (baseUrl === undefined) {
    throw new StartFailure(
      "The export has attached files, and no server was started on this store yet. Pass its public URL with --base-url.",
    );
  }
  const place = await blobPlaceOf(options);
  const blobs = await place?.open(blobOwner(secrets), { bytesMax: limits.file_bytes_max });
  return blobs && { blobs, baseUrl };
}

function openDownloads({ options, secrets }: Opened): (Downloads & Disposable) | undefined {
  if (!options.download) return undefined;
  const { outgoing = createOutgoing({ allowLoopback: false, allowedRanges: [] }), pause = pauseFor } = options.download;
  return { ...createDownloads(outgoing, secrets, pause), [Symbol.dispose]: () => outgoing.stop() };
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return setTimeout(ms, undefined, { signal });
}

async function noteStart({ operator, options, layout, write, team }: Opened): Promise<void> {
  const entry = shellNote({
    action: "shell.import",
    operator,
    entity: { type: "workspace", id: team.id },
    teamId: team.id,
    details: {
      ...(options.keepsRoles === true && { keeps_roles: true }),
      days: [...layout.folders.values()].reduce((sum, days) => sum + days.length, 0),
    },
  });
  const input = {
    module: beginImport.module,
    input: { teamId: team.id },
    entry,
    method: entry.method,
    origin: noOrigin,
  };
  const begun = await write(auditedWrite, input);
  if (!begun.ok) throw new StartFailure("The workspace was deleted.");
}
