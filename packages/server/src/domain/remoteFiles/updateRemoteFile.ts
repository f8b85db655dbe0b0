import { type Outcome, succeed } from "@platform/protocol";
import type { SeenFile } from "../access/accessFile.ts";
import { accessRemoteFile, type RemoteAccessCode, type RemoteName } from "../access/accessRemoteFile.ts";
import { defineOperation } from "../context.ts";
import { changeRemoteFile } from "./changeRemoteFile.ts";
import type { RemoteContent } from "./remoteFile.ts";

/** Changes a remote file of the calling app; never the id that the app gave it. */
export const updateRemoteFile = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly name: RemoteName; readonly change: RemoteContent; readonly baseUrl: string },
  ): Promise<Outcome<SeenFile & { discarded: string | undefined }, RemoteAccessCode>> => {
    const seen = await accessRemoteFile(ctx, input.name);
    if (!seen.ok) return seen;
    return succeed(await changeRemoteFile(ctx, seen, { ...input.change, baseUrl: input.baseUrl }));
  },
);
