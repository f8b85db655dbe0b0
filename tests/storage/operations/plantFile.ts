import { succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { selectChannel } from "@platform/server/storage/queries/channels.ts";
import { insertFileShare } from "@platform/server/storage/queries/fileShares.ts";
import { insertFile } from "@platform/server/storage/queries/files.ts";

export interface PlantedFile {
  readonly teamId: string;
  readonly userId: string;
  readonly channelIds: readonly string[];
  readonly deletedMs: number | null;
}

/** A list, which needs no bytes, shown by a message in each of these channels. */
export const plantFile = defineOperation(import.meta, async (ctx, input: PlantedFile) => {
  const id = ctx.ids.next("file");
  await insertFile(ctx.db, {
    id,
    team_id: input.teamId,
    user_id: input.userId,
    kind: "list",
    name: "plan",
    title: "Plan",
    mimetype: "",
    filetype: "list",
    size: 0,
    alt_text: "",
    blob_key: null,
    details: "{}",
    created_ms: ctx.nowMs,
    updated_ms: ctx.nowMs,
    deleted_ms: input.deletedMs,
    public_ms: null,
    public_nonce: null,
  });
  for (const channelId of input.channelIds) {
    const channel = await selectChannel(ctx.db, channelId);
    if (!channel) throw new Error(`there is no channel ${channelId}`);
    const place = { channel_key: channel.key, ts: ctx.nowMs * 1000, thread_ts: 0 };
    await insertFileShare(ctx.db, { file_id: id, ...place, user_id: input.userId });
  }
  return succeed({ id });
});
