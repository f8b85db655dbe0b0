import type { Selectable } from "kysely";
import type { FileKind } from "./files.ts";

/** An upload, from the creation of its URL until it is completed. */
export interface FileUploadsTable {
  /** The id that the file will have. */
  file_id: string;
  team_id: string;
  user_id: string;
  /** The hash of the secret in the upload URL. */
  ticket_hash: string;
  kind: FileKind;
  name: string;
  filetype: string;
  alt_text: string;
  size: number;
  created_ms: number;
  expires_ms: number;
  /** Null until the bytes are stored. */
  blob_key: string | null;
  mimetype: string;
  details: string;
}

export type FileUploadRow = Selectable<FileUploadsTable>;
