import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectOldArchive } from "../../storage/queries/importJobs.ts";
import { defineOperation } from "../context.ts";
import { removeArchive } from "./removeArchive.ts";

/** Deletes an archive that was only checked, or whose import did not come to its end. The sweep of files removes its bytes. */
export const removeOldArchives = defineOperation(
  import.meta,
  async (ctx): Promise<Outcome<{ hasMore: boolean; didWork: boolean }, never>> => {
    const fileId = await selectOldArchive(ctx.db, ctx.nowMs - limits.import_archive_life_s * 1000);
    if (fileId === undefined) return succeed({ hasMore: false, didWork: false });
    await removeArchive(ctx, fileId);
    return succeed({ hasMore: true, didWork: true });
  },
);
