import { type Static, Type } from "typebox";
import type { FileBody } from "../domain/files/fileBody.ts";
import type { StoredMessage } from "../domain/scheduled/heldFiles.ts";
import type { ScheduledMessageRow } from "../domain/scheduled/listScheduled.ts";
import { fileSchema, presentFile } from "./file.ts";

export const scheduledSchema = Type.Object({
  id: Type.String(),
  channel_id: Type.String(),
  thread_ts: Type.Optional(Type.String()),
  post_at: Type.Integer(),
  date_created: Type.Integer(),
  text: Type.String(),
  blocks: Type.Array(Type.Unknown()),
  files: Type.Optional(Type.Array(fileSchema)),
});

/** A scheduled message with all that an editor needs, and the files that it will share. */
export function presentScheduled(
  row: ScheduledMessageRow,
  files: readonly FileBody[] | undefined,
): Static<typeof scheduledSchema> {
  const { threadTs, content } = JSON.parse(row.message) as StoredMessage;
  const { blocks } = content.fields as { readonly blocks?: unknown[] };
  return {
    id: row.id,
    channel_id: row.channel_id,
    ...(threadTs !== undefined && { thread_ts: threadTs }),
    post_at: row.post_at_s,
    date_created: Math.floor(row.created_ms / 1000),
    text: row.text,
    blocks: blocks ?? [],
    ...(files && { files: files.map((file) => presentFile(file, [])) }),
  };
}
