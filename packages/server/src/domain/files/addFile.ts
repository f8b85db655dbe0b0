import { printTs } from "@platform/protocol";
import { insertFile } from "../../storage/queries/files.ts";
import type { FileRow } from "../access/accessFile.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** What there is to say of a file as it is made; whose it is and since when is added. */
export type NewFile = Pick<
  FileRow,
  "id" | "kind" | "name" | "title" | "mimetype" | "filetype" | "size" | "alt_text" | "blob_key" | "details"
>;

/** Creates a file of the caller. Only its owner is notified before it is shared. */
export async function addFile(ctx: WriteContext, made: NewFile): Promise<FileRow> {
  const { caller, nowMs } = ctx;
  const file: FileRow = {
    ...made,
    team_id: caller.teamId,
    user_id: caller.userId,
    created_ms: nowMs,
    updated_ms: nowMs,
    deleted_ms: null,
    public_ms: null,
    public_nonce: null,
  };
  await insertFile(ctx.db, file);
  await emit(ctx, {
    type: "file_created",
    teamId: caller.teamId,
    userId: caller.userId,
    audience: "user",
    payload: {
      file_id: file.id,
      user_id: caller.userId,
      file: { id: file.id },
      event_ts: printTs(nowMs * 1000),
    },
  });
  return file;
}
