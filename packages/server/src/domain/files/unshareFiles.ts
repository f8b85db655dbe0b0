import { printTs } from "@platform/protocol";
import { deleteFileShares, selectIsSharedIn } from "../../storage/queries/fileShares.ts";
import type { ChannelRow } from "../../storage/tables/channels.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** A message that is deleted shows its files no longer. The conversation learns which files it no longer has. */
export async function unshareFiles(
  ctx: WriteContext,
  channel: Pick<ChannelRow, "key" | "id" | "team_id">,
  ts: number,
): Promise<void> {
  for (const share of await deleteFileShares(ctx.db, channel.key, ts)) {
    const { file_id: fileId, user_id: userId } = share;
    if (await selectIsSharedIn(ctx.db, fileId, channel.key)) continue;
    await emit(ctx, {
      type: "file_unshared",
      teamId: channel.team_id,
      channelId: channel.id,
      audience: "channel",
      payload: {
        file_id: fileId,
        user_id: userId,
        file: { id: fileId },
        channel_id: channel.id,
        event_ts: printTs(ctx.nowMs * 1000),
      },
    });
  }
}
