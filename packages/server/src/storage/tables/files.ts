import type { Selectable } from "kysely";

/** Canvases and lists are files without bytes: what they hold is kept in tables of their own. */
export type FileKind = "hosted" | "snippet" | "canvas" | "list";

export interface FilesTable {
  id: string;
  team_id: string;
  user_id: string;
  kind: FileKind;
  name: string;
  title: string;
  /** Told by name and first bytes, never by whoever uploaded it. */
  mimetype: string;
  filetype: string;
  size: number;
  alt_text: string;
  /** Where its bytes lie; nothing for kinds that have none, and once it is deleted. */
  blob_key: string | null;
  /** JSON: width and height of an image, the first lines of a text. */
  details: string;
  created_ms: number;
  updated_ms: number;
  deleted_ms: number | null;
  /** Since when everybody who has its public address may read it. */
  public_ms: number | null;
}

/**
 * A message of a channel that shows the file. Who may see the channel now may see the file, so whether that channel is
 * public is asked of the channel and not kept here, where it would be wrong after the channel was made private.
 */
export interface FileSharesTable {
  file_id: string;
  channel_key: number;
  ts: number;
  /** The thread that the message stands in; 0 for the channel itself. */
  thread_ts: number;
  user_id: string;
}

/** Bytes on their way: from the address that was given out until the upload is completed. */
export interface FileUploadsTable {
  /** The id that the file will have. */
  file_id: string;
  team_id: string;
  user_id: string;
  /** The address holds a secret, of which only the hash is kept. */
  ticket_hash: string;
  kind: FileKind;
  name: string;
  filetype: string;
  alt_text: string;
  size: number;
  created_ms: number;
  expires_ms: number;
  /** Nothing until the bytes are on the disk. */
  blob_key: string | null;
  mimetype: string;
  details: string;
}

export type FileRow = Selectable<FilesTable>;
export type FileShareRow = Selectable<FileSharesTable>;
export type FileUploadRow = Selectable<FileUploadsTable>;
