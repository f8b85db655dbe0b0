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

export type FileRow = Selectable<FilesTable>;
