import { type Outcome, succeed } from "@platform/protocol";
import type { FileRow, SeenShare } from "../access/accessFile.ts";
import { defineOperation } from "../context.ts";
import { type BlocksCode, readBlocks } from "../messages/blocks.ts";
import { lockChannels, type ShareCode, shareFiles, type Sharing } from "./shareFiles.ts";
import { takeUploads, type WantedUpload } from "./takeUploads.ts";

export interface Completion {
  readonly files: readonly WantedUpload[];
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
    const taken = await takeUploads(ctx, wanted);
    if (!taken.ok) return taken;
    const { files } = taken;
    // After the files, because the blocks may show them.
    const shown = blocks && (await readBlocks(ctx, blocks));
    if (shown && !shown.ok) return shown;
    const comment = sharing.comment || (shown?.text ?? "");
    const shared = await shareFiles(ctx, files, { ...sharing, comment, blocks: shown?.blocks });
    return shared.ok ? succeed({ files, shares: shared.shares }) : shared;
  },
);
