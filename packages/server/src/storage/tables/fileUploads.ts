import type { Selectable } from "kysely";
import type { FileKind } from "./files.ts";

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

export type FileUploadRow = Selectable<FileUploadsTable>;
