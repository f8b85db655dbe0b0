import type { FileRow } from "../storage/tables/files.ts";

type JsonObject = Readonly<Record<string, unknown>>;

const emptyModes: ReadonlySet<unknown> = new Set(["tombstone", "hidden_by_limit"]);

/** Where the bytes of a file are inside of an export, as slackdump and mmetl know it. */
export function uploadPath({ id, name }: Pick<FileRow, "id" | "name">): string {
  return `__uploads/${id}/${uploadName(name)}`;
}

const nameBytesMax = 200;

/** A name that every file system takes. */
export function uploadName(name: string): string {
  // oxlint-disable-next-line no-control-regex -- Control characters are among what no name may have.
  const plain = name.replaceAll(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, "_").replace(/[. ]+$/, "_");
  // Cut between characters: a half of one would be another name when it is read.
  let at = plain.length;
  while (Buffer.byteLength(plain.slice(0, at).toWellFormed()) > nameBytesMax) at--;
  const short = plain.slice(0, at);
  return short === "" ? "_" : short.isWellFormed() ? short : short.slice(0, -1);
}

export function hasBytes({ kind, blob_key: key, deleted_ms: deletedMs }: FileRow): boolean {
  return (kind === "hosted" || kind === "snippet") && key !== null && deletedMs === null;
}

/**
 * A file as a message of an export shows it. Addresses of this server are left out, because they need an account of it:
 * those of files that the export has lead to their bytes in it.
 */
export function fileJson(file: JsonObject, row: FileRow | undefined): JsonObject {
  if (!row || emptyModes.has(file["mode"])) return file;
  if (row.kind === "external") return externalJson(file);
  const { url_private: _, url_private_download: __, permalink: ___, permalink_public: ____, ...others } = file;
  const shown = Object.fromEntries(Object.entries(others).filter(([field]) => !isVolatile(field)));
  if (!hasBytes(row)) return shown;
  const path = uploadPath(row);
  return { ...shown, mode: row.kind, size: row.size, url_private: path, url_private_download: path };
}

/** A link elsewhere. */
function externalJson(file: JsonObject): JsonObject {
  const url = file["external_url"];
  const { permalink: _, permalink_public: __, ...others } = file;
  const shown = Object.fromEntries(Object.entries(others).filter(([field]) => !field.startsWith("thumb_")));
  return typeof url === "string" ? { ...shown, url_private: url, url_private_download: url } : shown;
}

/** Preview images are made here, and what the reader did with the file is not the file's. */
function isVolatile(field: string): boolean {
  return field.startsWith("thumb_") || field === "mode" || field === "size" || field === "is_starred";
}
