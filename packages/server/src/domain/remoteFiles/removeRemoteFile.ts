import { type Outcome, succeed } from "@platform/protocol";
import { accessRemoteFile, type RemoteAccessCode, type RemoteName } from "../access/accessRemoteFile.ts";
import { defineOperation } from "../context.ts";
import { removeFile } from "../files/deleteFile.ts";

/** Removes a remote file from here; where the app keeps it, it stays. Messages that showed it keep its place. */
export const removeRemoteFile = defineOperation(
  import.meta,
  async (ctx, name: RemoteName): Promise<Outcome<{ blobKey: string | null }, RemoteAccessCode>> => {
    const seen = await accessRemoteFile(ctx, name);
    if (!seen.ok) return seen;
    await removeFile(ctx, seen.file);
    return succeed({ blobKey: seen.file.blob_key });
  },
);
