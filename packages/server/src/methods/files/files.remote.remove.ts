import { succeed } from "@platform/protocol";
import { removeRemoteFile } from "../../domain/remoteFiles/removeRemoteFile.ts";
import { defineMethod } from "../define.ts";
import { remoteNameErrors, remoteNameParams } from "../remoteParams.ts";

export const filesRemoteRemove = defineMethod({
  name: "files.remote.remove",
  summary: "Removes a remote file of the app from here.",
  http: "POST",
  tokens: ["bot"],
  scopes: ["remote_files:write"],
  rate: 2,
  needs: ["files"],
  params: remoteNameParams,
  result: {},
  errors: remoteNameErrors,
  notes: "Where the app keeps it, the file stays. Messages that showed it stay, and show that there was a file.",
  examples: [{ title: "By the app's own id", params: { external_id: "inv-7" } }],
  async handler(ctx, { file: fileId, external_id: externalId }) {
    const removed = await ctx.write(removeRemoteFile, { fileId, externalId });
    if (!removed.ok) return removed;
    if (removed.blobKey !== null) await ctx.files.discard(ctx.db, removed.blobKey);
    return succeed({});
  },
});
