import { printTs } from "@platform/protocol";
import { selectFileShares } from "../../storage/queries/fileShares.ts";
import type { FileRow } from "../access/accessFile.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";

/** Each conversation that shows the file receives its own event, and so does the owner of a file that no one else sees. */
export async function emitFileChange(ctx: WriteContext, file: FileRow): Promise<void> {
  const shares = await selectFileShares(ctx.db, file.id);
  const payload = {
    file_id: file.id,
    user_id: ctx.caller.userId,
    file: { id: file.id },
    event_ts: printTs(ctx.nowMs * 1000),
  };
  const about = { type: "file_change", teamId: file.team_id, payload } as const;
  const channelIds = new Set(shares.map((share) => share.channel_id));
  for (const channelId of channelIds) await emit(ctx, { ...about, channelId, audience: "channel" });
  if (channelIds.size === 0) await emit(ctx, { ...about, userId: file.user_id, audience: "user" });
}
