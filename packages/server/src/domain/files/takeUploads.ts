import { cutCharacters, isIdShaped, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteUpload } from "../../storage/queries/fileUploads.ts";
import type { FileRow } from "../access/accessFile.ts";
import { fileEntity } from "../audit/entities.ts";
import { noteAction } from "../audit/noteAction.ts";
import type { WriteContext } from "../context.ts";
import { addFile } from "./addFile.ts";

export interface WantedUpload {
  readonly id: string;
  readonly title?: string | undefined;
}

/** Makes files of the caller's uploads whose bytes have arrived. Until they are shared, only the caller sees them. */
export async function takeUploads(
  ctx: WriteContext,
  wanted: readonly WantedUpload[],
): Promise<Outcome<{ files: FileRow[] }, "file_not_found">> {
  const files: FileRow[] = [];
  for (const { id, title } of wanted) {
    const file = await takeUpload(ctx, id, title);
    if (!file) return refuse("file_not_found", `${id} is no upload of yours that has arrived and is not completed`);
    await noteAction(ctx, { action: "file_uploaded", entity: fileEntity(file), teamId: file.team_id });
    files.push(file);
  }
  return succeed({ files });
}

async function takeUpload(ctx: WriteContext, id: string, title: string | undefined): Promise<FileRow | undefined> {
  const upload = isIdShaped(id) ? await deleteUpload(ctx.db, id) : undefined;
  if (!upload || upload.user_id !== ctx.caller.userId || upload.team_id !== ctx.caller.teamId) return undefined;
  if (upload.blob_key === null || upload.expires_ms <= ctx.nowMs) return undefined;
  const { kind, name, mimetype, filetype, size, alt_text, blob_key, details } = upload;
  return addFile(ctx, {
    id: upload.file_id,
    kind,
    name,
    title: cutCharacters(title || name, limits.file_title_chars_max).toWellFormed(),
    mimetype,
    filetype,
    size,
    alt_text,
    blob_key,
    details,
  });
}
