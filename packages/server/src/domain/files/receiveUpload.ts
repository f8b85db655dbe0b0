import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { Head } from "../../ports/head.ts";
import type { Blobs } from "../../ports/ports.ts";
import { selectUploadByTicket } from "../../storage/queries/fileUploads.ts";
import type { FileUploadRow } from "../../storage/tables/fileUploads.ts";
import type { Context } from "../context.ts";
import { hashToken } from "../tokens/hashToken.ts";
import { findSnippetType } from "./fileTypes.ts";
import { inspectFile } from "./inspectFile.ts";
import { recordUpload } from "./recordUpload.ts";

/** The upload that an address stands for, while it waits for its bytes. */
export async function findUpload(ctx: Context, ticket: string): Promise<FileUploadRow | undefined> {
  const upload = await selectUploadByTicket(ctx.db, hashToken(ticket));
  return upload && upload.blob_key === null && upload.expires_ms > ctx.nowMs ? upload : undefined;
}

/** More or fewer bytes came than were announced. */
class WrongLength extends Error {}

/** Stores the bytes of an upload: exactly the announced number, on disk before the caller gets an answer. */
export async function receiveUpload(
  ctx: Context,
  blobs: Blobs,
  upload: FileUploadRow,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Outcome<{ size: number }, "wrong_length" | "upload_not_found">> {
  const isSnippet = upload.kind === "snippet";
  const head = new Head(isSnippet ? limits.snippet_bytes_max : limits.file_head_bytes_max);
  try {
    const { key, size } = await blobs.keep(watch(bytes, upload.size, head));
    const inspected = inspectFile(upload.name, head.bytes(), isSnippet ? findSnippetType(upload.filetype) : undefined);
    const recorded = await ctx.write(recordUpload, { ticketHash: upload.ticket_hash, blobKey: key, inspected });
    if (recorded.ok) return succeed({ size });
    await blobs.remove(key);
    return recorded;
  } catch (error) {
    if (error instanceof WrongLength) return refuse("wrong_length");
    throw error;
  }
}

async function* watch(bytes: AsyncIterable<Uint8Array>, size: number, head: Head): AsyncGenerator<Uint8Array> {
  let received = 0;
  for await (const chunk of bytes) {
    received += chunk.length;
    if (received > size) throw new WrongLength();
    head.add(chunk);
    yield chunk;
  }
  if (received !== size) throw new WrongLength();
}
