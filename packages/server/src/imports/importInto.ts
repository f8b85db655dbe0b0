import { setTimeout as pause } from "node:timers/promises";
import type { Operation, WriteResult } from "../storage/job.ts";
import type { Blobs } from "../ports/ports.ts";
import type { Store } from "../storage/store.ts";
import { selectHasServer } from "../storage/queries/imports.ts";
import { StartFailure } from "../ports/failures.ts";
import { stopIfAsked, type Watch } from "./watch.ts";
import type { Downloads } from "./downloads/downloads.ts";
import type { Report } from "./report.ts";

/** Where an export is imported to. */
export interface ImportTarget {
  readonly store: Store;
  readonly teamId: string;
  readonly nowMs: () => number;
  /** Owners and admins of the export are owners and admins here. */
  readonly keepsRoles: boolean;
  write<Input, Result extends WriteResult>(operation: Operation<Input, Result>, input: Input): Promise<Result>;
  /** For the bytes of attached files, and where servers serve them. */
  readonly files: { readonly blobs: Blobs; readonly baseUrl: string } | undefined;
  /** For files that the export names without their bytes; nothing where they stay links. */
  readonly downloads: Downloads | undefined;
}

/** An import while it runs. */
export interface ImportRun extends ImportTarget {
  readonly report: Report;
  readonly watch: Watch;
  /** Users of the workspace: everybody else that an object names gets an account first. */
  readonly people: Set<string>;
}

const refusals: Readonly<Record<string, string>> = {
  team_not_found: "The workspace was deleted during the import.",
  user_in_other_org:
    "People of this export have accounts in a workspace of another org, or of none. An id belongs to one account: import the export into one workspace, or into workspaces of one org.",
  channel_in_other_team:
    "Channels of this export were imported into another workspace of this server. Import it there.",
  channel_not_found: "A channel was deleted during the import.",
  import_moved_on: "Another import into this workspace runs at the same time. Wait until it has ended.",
};

/** Writes, and ends the import with words for the operator where the store refuses. */
export async function writeOrFail<Input, Result extends WriteResult>(
  run: ImportRun,
  operation: Operation<Input, Result>,
  input: Input,
): Promise<Extract<Result, { ok: true }>> {
  stopIfAsked(run.watch);
  const startedMs = run.nowMs();
  const result = await run.write(operation, input);
  if (!result.ok) throw new StartFailure(refusals[result.error] ?? `The import was refused: ${result.error}.`);
  await letOthersWrite(run, run.nowMs() - startedMs);
  return result as Extract<Result, { ok: true }>;
}

const pauseMsMax = 200;

/** SQLite has one writer: a server that runs on the file gets as much time as the import. */
async function letOthersWrite({ store, nowMs }: ImportRun, usedMs: number): Promise<void> {
  if (store.dialect !== "sqlite" || !(await selectHasServer(store.db, nowMs()))) return;
  await pause(Math.min(Math.max(usedMs, 1), pauseMsMax));
}
