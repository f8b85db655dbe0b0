import { type Outcome, succeed } from "@platform/protocol";
import type { SeenFile } from "../access/accessFile.ts";
import { accessRemoteFile, type RemoteAccessCode, type RemoteName } from "../access/accessRemoteFile.ts";
import { defineOperation } from "../context.ts";
import { lockChannels, type ShareCode, shareFiles } from "../files/shareFiles.ts";

export interface RemoteSharing {
  readonly name: RemoteName;
  readonly channelIds: readonly string[];
  readonly baseUrl: string;
}

/** Shows a remote file of the calling app in conversations, as the app or as the person whose token it uses. */
export const shareRemoteFile = defineOperation(
  import.meta,
  async (
    ctx,
    { name, channelIds, baseUrl }: RemoteSharing,
  ): Promise<Outcome<SeenFile, RemoteAccessCode | Exclude<ShareCode, "invalid_thread_ts">>> => {
    const seen = await accessRemoteFile(ctx, name);
    if (!seen.ok) return seen;
    await lockChannels(ctx, channelIds);
    const shared = await shareFiles(ctx, [seen.file], { channelIds, comment: "", threadTs: undefined, baseUrl });
    if (shared.ok) return succeed({ file: seen.file, shares: [...seen.shares, ...shared.shares] });
    const { error, ...rest } = shared;
    if (error === "invalid_thread_ts") throw new Error("a file that is shared in no thread was refused for its thread");
    return { ...rest, error };
  },
);
