import { succeed } from "@platform/protocol";
import { lockChannel } from "../../storage/queries/channels.ts";
import { selectFilePlaces } from "../../storage/queries/discovery.ts";
import { deleteDownload, updateDownloaded } from "../../storage/queries/importDownloads.ts";
import { selectMessagesByTs, updateBody } from "../../storage/queries/messages.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { parseBody } from "../messages/message.ts";
import { hostedFields } from "./hostedFields.ts";
import type { DownloadedFile } from "./queueDownloads.ts";

export interface DownloadCompleted {
  readonly teamId: string;
  readonly baseUrl: string;
  /** With the size that it really has. */
  readonly file: DownloadedFile;
  readonly blobKey: string;
}

/** A link becomes a file of this server, in the messages that show it, too. Nobody needs the bytes of one that was deleted. */
export const completeDownload = defineOperation(import.meta, async (ctx, done: DownloadCompleted) => {
  const { teamId, file, blobKey } = done;
  const places = Map.groupBy(await selectFilePlaces(ctx.db, file.id), (place) => place.channel_key);
  const channelKeys = [...places.keys()].toSorted((a, b) => a - b);
  for (const key of channelKeys) await lockChannel(ctx.db, key);
  await deleteDownload(ctx.db, teamId, file.id);
  const { kind, size, details } = file;
  const isUsed = await updateDownloaded(ctx.db, file.id, { kind, size, details: JSON.stringify(details), blobKey });
  if (!isUsed) return succeed({ isUsed });
  for (const key of channelKeys) {
    const stamps = (places.get(key) ?? []).map(({ ts }) => ts);
    await showFile(ctx, key, stamps, done);
  }
  return succeed({ isUsed });
});

async function showFile(
  ctx: WriteContext,
  channelKey: number,
  stamps: readonly number[],
  { file, teamId, baseUrl }: DownloadCompleted,
): Promise<void> {
  for (const row of await selectMessagesByTs(ctx.db, channelKey, stamps)) {
    const body = parseBody(row.body);
    if (!Array.isArray(body["files"])) continue;
    const files = (body["files"] as Readonly<Record<string, unknown>>[]).map((shown) =>
      shown["id"] === file.id ? hostedFields(shown, file, { teamId, baseUrl }) : shown,
    );
    await updateBody(ctx.db, channelKey, row.thread_ts, row.ts, JSON.stringify({ ...body, files }));
  }
}
