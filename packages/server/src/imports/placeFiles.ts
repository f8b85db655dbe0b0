import { filePath } from "../domain/files/fileLinks.ts";
import type { ImportedFile } from "../domain/imports/importedMessage.ts";
import { selectFile } from "../storage/queries/files.ts";
import type { ArchiveEntry } from "./archive/archive.ts";
import type { JsonObject } from "./archive/jsonItems.ts";
import { readBytes } from "./archive/readBytes.ts";
import type { ImportRun } from "./importInto.ts";
import { textOf } from "./fields.ts";
import { isEmptyFile, type FilesRead } from "./readFiles.ts";

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
  for (const file of files) placed.set(file.id, await placeFile(run, attachments.get(file.id), file));
  return {
    files: [...placed.values()],
    shown: shown.map((file) => {
      const here = placed.get(String(file["id"]));
      if (!here || isEmptyFile(file)) return file;
      return here.blobKey === null ? linkedFields(file) : hostedFields(file, here, run);
    }),
  };
}

async function placeFile(
  run: ImportRun,
  attachment: ArchiveEntry | undefined,
  file: ImportedFile,
): Promise<ImportedFile> {
  const known = attachment && run.files ? await selectFile(run.store.db, file.id) : undefined;
  // A file that was imported as a link stays one.
  if (!attachment || !run.files || known?.blob_key === null) {
    run.report.lose("file_elsewhere", file.id);
    return file;
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

function withoutThumbs(file: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(file).filter(([field]) => !field.startsWith("thumb_")));
}

/** The fields of a file whose bytes are here; its preview images are not. */
function hostedFields(file: JsonObject, { id, kind, name, size }: ImportedFile, run: ImportRun): JsonObject {
  const address = `${run.files?.baseUrl ?? ""}${filePath({ id, team_id: run.teamId })}`;
  return {
    ...withoutThumbs(file),
    mode: kind,
    size,
    url_private: `${address}/${encodeURIComponent(name)}`,
    url_private_download: `${address}/download/${encodeURIComponent(name)}`,
    permalink: address,
  };
}
