import { insertFileShare, selectPublicShareCount } from "../../storage/queries/fileShares.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { FileRow, SeenShare } from "../access/accessFile.ts";
import { fileEntity } from "../audit/entities.ts";
import { noteAction } from "../audit/noteAction.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** As much of a share as is stored. */
export type RecordedShare = Omit<SeenShare, "channel"> & {
  readonly channel: Pick<ChannelRow, "key" | "id" | "team_id" | "kind">;
};

/** Where a file was shared, and the event about it. */
export async function recordFileShare(
  ctx: WriteContext,
  file: FileRow,
  share: RecordedShare,
  eventTs: string,
): Promise<void> {
  const { channel, ts, threadTs, userId } = share;
  const isNew = await insertFileShare(ctx.db, {
    file_id: file.id,
    channel_key: channel.key,
    ts,
    thread_ts: threadTs,
    user_id: userId,
  });
  if (!isNew) return;
  await noteAction(ctx, {
    action: "file_shared",
    entity: fileEntity(file),
    teamId: channel.team_id,
    actorId: userId,
    details: { channel: channel.id },
  });
  await emit(ctx, {
    type: "file_shared",
    teamId: channel.team_id,
    channelId: channel.id,
    audience: "channel",
    payload: {
      file_id: file.id,
      user_id: userId,
      file: { id: file.id },
      channel_id: channel.id,
      event_ts: eventTs,
    },
  });
  const isFirst = channel.kind === "public" && (await selectPublicShareCount(ctx.db, file.id)) === 1;
  if (isFirst) await emitFilePublic(ctx, file.id, share, eventTs);
}

async function emitFilePublic(
  ctx: WriteContext,
  fileId: string,
  { channel, userId }: RecordedShare,
  eventTs: string,
): Promise<void> {
  await emit(ctx, {
    type: "file_public",
    teamId: channel.team_id,
    channelId: channel.id,
    audience: "channel",
    payload: { file_id: fileId, user_id: userId, file: { id: fileId }, event_ts: eventTs },
  });
}
