import { limits } from "@platform/protocol";
import type { Blobs } from "../../ports/ports.ts";
import type { FileRow } from "../access/accessFile.ts";

export interface FileText {
  readonly content: string;
  readonly isTruncated: boolean;
}

/** The text of a snippet, as far as an answer includes it; nothing for other files, whose bytes are downloaded. */
export async function readText(blobs: Blobs, file: FileRow): Promise<FileText | undefined> {
  if (file.kind !== "snippet" || file.blob_key === null) return undefined;
  const blob = await blobs.open(file.blob_key);
  if (!blob) return undefined;
  const length = Math.min(blob.size, limits.file_content_bytes_max);
  const isTruncated = length < blob.size;
  if (length === 0) {
    await blob.close();
    return { content: "", isTruncated };
  }
  const pieces: Buffer[] = [];
  for await (const piece of blob.read(0, length - 1)) pieces.push(piece as Buffer);
  // The cut may be within a character.
  const text = new TextDecoder().decode(Buffer.concat(pieces));
  return { content: isTruncated ? text.replace(/\uFFFD$/, "") : text, isTruncated };
}
