import { hostedFields, withoutThumbs } from "../domain/imports/hostedFields.ts";
import type { ImportedFile } from "../domain/imports/importedMessage.ts";
import { selectFile } from "../storage/queries/files.ts";
import type { ArchiveEntry } from "./archive/archive.ts";
import type { JsonObject } from "./archive/jsonItems.ts";
import { readBytes } from "./archive/readBytes.ts";
import type { ImportRun } from "./importInto.ts";
import { textOf } from "./fields.ts";
import { type FilesRead, isEmptyFile, type ReadFile } from "./readFiles.ts";

export interface PlacedFiles {
  readonly files: readonly ImportedFile[];
  /** As the message shows them here. */
  readonly shown: readonly JsonObject[];
}

/** Stores the bytes of files that the export includes. All others stay at the old workspace, as links. */
export async function placeFiles(
  run: ImportRun,
  attachments: ReadonlyMap<string, ArchiveEntry>,
  { files, shown }: FilesRead,
): Promise<PlacedFiles> {
  const placed = new Map<string, ImportedFile>();
  const place = { teamId: run.teamId, baseUrl: run.files?.baseUrl ?? "" };
  for (const file of files) placed.set(file.id, await placeFile(run, attachments.get(file.id), file));
  return {
    files: [...placed.values()],
    shown: shown.map((file) => {
      const here = placed.get(String(file["id"]));
      if (!here || isEmptyFile(file)) return file;
      return here.blobKey === null ? linkedFields(file) : hostedFields(file, here, place);
    }),
  };
}

async function placeFile(
  run: ImportRun,
  attachment: ArchiveEntry | undefined,
  { downloadUrl, ...read }: ReadFile,
): Promise<ImportedFile> {
  const file: ImportedFile = { ...read, encryptedUrl: undefined };
  const known = attachment && run.files ? await selectFile(run.store.db, file.id) : undefined;
  // A file that was imported as a link stays one.
  if (!attachment || !run.files || known?.blob_key === null) {
    const encryptedUrl =
      attachment || downloadUrl === undefined ? undefined : run.downloads?.encrypt(file.id, downloadUrl);
    if (encryptedUrl === undefined) run.report.lose("file_elsewhere", file.id);
    return { ...file, encryptedUrl };
  }
  if (known) return { ...file, blobKey: known.blob_key };
  const { key, size } = await run.files.blobs.keep(readBytes(attachment));
  run.report.count("attachments");
  return { ...file, blobKey: key, size };
}

/** The fields of a file that stays where it is: a link, because its preview images need a session there. */
function linkedFields(file: JsonObject): JsonObject {
  const url = textOf(file, "url_private") || textOf(file, "permalink");
  return url === "" ? file : { ...withoutThumbs(file), external_url: url };
}
