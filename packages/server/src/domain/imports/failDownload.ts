import { succeed } from "@platform/protocol";
import { updateDownloadError } from "../../storage/queries/importDownloads.ts";
import { defineOperation } from "../context.ts";

/** Notes why a file could not be fetched. It stays queued for the next run. */
export const failDownload = defineOperation(
  import.meta,
  async (
    ctx,
    { teamId, fileId, error }: { readonly teamId: string; readonly fileId: string; readonly error: string },
  ) => {
    await updateDownloadError(ctx.db, teamId, fileId, error);
    return succeed({});
  },
);
