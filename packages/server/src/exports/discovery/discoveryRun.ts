import type { BlobPlace } from "../../ports/blobs/blobPlace.ts";
import type { Db } from "../../storage/db.ts";
import type { LegalHoldRow } from "../../storage/tables/legalHolds.ts";
import type { TeamRow } from "../../storage/tables/teams.ts";
import type { ExportReport } from "../exportReport.ts";
import type { ExportOutput, FileContent, WrittenFile } from "../output/exportOutput.ts";
import type { ExportWatch } from "../watch.ts";

/** A discovery export while it runs. */
export interface DiscoveryRun {
  readonly db: Db;
  readonly team: TeamRow;
  /** Only what this legal hold covers. */
  readonly hold: LegalHoldRow | undefined;
  readonly openBlob: BlobPlace["openBlob"];
  readonly output: ExportOutput;
  readonly report: ExportReport;
  readonly watch: ExportWatch;
  /** For the manifest. */
  readonly written: WrittenFile[];
}

/** Writes a file that the manifest lists. */
export async function addListed(run: DiscoveryRun, path: string, content: FileContent): Promise<WrittenFile> {
  const file = await run.output.addFile(path, content);
  run.written.push(file);
  return file;
}

export function dateText(ms: number | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}
