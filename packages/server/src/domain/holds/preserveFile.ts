import { insertHeldFile } from "../../storage/queries/heldContent.ts";
import { selectCanvas } from "../../storage/queries/canvases.ts";
import { selectAllListItems } from "../../storage/queries/listItems.ts";
import type { FileRow } from "../../storage/tables/files.ts";
import type { WriteContext } from "../context.ts";
import { isHeld } from "./isHeld.ts";

/** Before a file is deleted: stores its row and content when a hold covers it. The new row names the bytes, so they stay. */
export async function preserveFile(ctx: WriteContext, file: FileRow): Promise<void> {
  if (!(await isHeld(ctx, { file }))) return;
  await insertHeldFile(ctx.db, {
    file_id: file.id,
    user_id: file.user_id,
    created_ms: file.created_ms,
    blob_key: file.blob_key,
    file: JSON.stringify({ ...file, content: await contentOf(ctx, file) }),
    deleted_by: ctx.caller.userId,
    deleted_ms: ctx.nowMs,
  });
}

/** Canvases and lists have no bytes; their content is in rows, which are deleted with them. */
async function contentOf({ db }: WriteContext, { id, kind }: FileRow): Promise<unknown> {
  if (kind === "canvas") return selectCanvas(db, id);
  return kind === "list" ? selectAllListItems(db, id) : undefined;
}
