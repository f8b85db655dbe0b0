import { importObject } from "../domain/imports/importObject.ts";
import type { ArchiveEntry } from "./archive/archive.ts";
import { readBytes } from "./archive/readBytes.ts";
import { type ImportRun, writeOrFail } from "./importInto.ts";
import type { ExportLayout } from "./layout.ts";
import type { Report } from "./report.ts";
import { withoutTokens } from "./secretLinks.ts";

/** What is stored as one text. */
const storedBytesMax = 8 * 1024 * 1024;

/** JSON that has no place here, and the days of folders that no list names, as they are. */
export async function importOthers(
  run: ImportRun,
  layout: ExportLayout,
  strays: readonly ArchiveEntry[],
): Promise<void> {
  for (const entry of [...layout.others, ...strays]) {
    const body = isStorable(entry) ? await readJson(entry) : undefined;
    if (body === undefined) continue;
    await writeOrFail(run, importObject, { teamId: run.teamId, path: entry.path, body });
  }
  countOthers(run.report, layout, strays);
}

/** What an import would store, and what not. */
export function countOthers(report: Report, layout: ExportLayout, strays: readonly ArchiveEntry[]): void {
  for (const entry of [...layout.others, ...strays])
    report.lose(isStorable(entry) ? "stored_only" : "not_stored", entry.path);
  for (const { path } of layout.unknown) report.lose("not_stored", path);
}

function isStorable({ size }: ArchiveEntry): boolean {
  return size <= storedBytesMax;
}

/** Parsed and written again: databases do not take every byte that a file may have. */
async function readJson(entry: ArchiveEntry): Promise<string | undefined> {
  const pieces: Buffer[] = [];
  for await (const piece of readBytes(entry)) pieces.push(piece);
  const text = Buffer.concat(pieces).toString("utf8");
  try {
    return withoutTokens(JSON.stringify(JSON.parse(text)));
  } catch {
    return JSON.stringify(text.toWellFormed());
  }
}
