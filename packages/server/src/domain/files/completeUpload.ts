import { cutCharacters, isIdShaped, limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { deleteUpload } from "../../storage/queries/fileUploads.ts";
import type { FileRow, SeenShare } from "../access/accessFile.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { type BlocksCode, readBlocks } from "../messages/blocks.ts";
import { addFile } from "./addFile.ts";
import { lockChannels, type ShareCode, shareFiles, type Sharing } from "./shareFiles.ts";

export interface Completion {
  readonly files: readonly { readonly id: string; readonly title?: string | undefined }[];
  readonly sharing: Omit<Sharing, "blocks">;
  /** As they came; they are checked here. */
  readonly blocks: readonly unknown[] | undefined;
}

/** Makes files of uploads whose bytes have arrived, and shows them where they were meant for: all of it or nothing. */
export const completeUpload = defineOperation(
  import.meta,
  async (
    ctx,
    { files: wanted, sharing, blocks }: Completion,
  ): Promise<Outcome<{ files: FileRow[]; shares: SeenShare[] }, ShareCode | BlocksCode | "file_not_found">> => {
    await lockChannels(ctx, sharing.channelIds);
    const files: FileRow[] = [];
    for (const { id, title } of wanted) {
      const file = await takeUpload(ctx, id, title);
      if (!file) return refuse("file_not_found", `${id} is no upload of yours that has arrived and is not completed`);
      files.push(file);
    }
    // After the files, because the blocks may show them.
    const shown = blocks && (await readBlocks(ctx, blocks));
    if (shown && !shown.ok) return shown;
    const comment = sharing.comment || (shown?.text ?? "");
    const shared = await shareFiles(ctx, files, { ...sharing, comment, blocks: shown?.blocks });
    return shared.ok ? succeed({ files, shares: shared.shares }) : shared;
  },
);

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
