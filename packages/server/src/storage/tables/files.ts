import type { Selectable } from "kysely";

/**
 * Canvases and lists are files without bytes; their content is in other tables. The content of an external file is at
 * another service; its bytes here are the preview image.
 */
export type FileKind = "hosted" | "snippet" | "canvas" | "list" | "external";

export interface FilesTable {
  id: string;
  team_id: string;
  user_id: string;
  kind: FileKind;
  name: string;
  title: string;
  /** Detected from the name and the first bytes. The uploader cannot choose it. */
  mimetype: string;
  filetype: string;
  size: number;
  alt_text: string;
  /** Its key in the blob store. Null for kinds without bytes, and after deletion. */
  blob_key: string | null;
  /** JSON: width and height of an image, the first lines of a text. */
  details: string;
  created_ms: number;
  updated_ms: number;
  deleted_ms: number | null;
  /** When its public URL was enabled. */
  public_ms: number | null;
  /** What its public URL is derived from; a new one with every sharing. Null while it has no public URL. */
  public_nonce: string | null;
}

export type FileRow = Selectable<FilesTable>;
