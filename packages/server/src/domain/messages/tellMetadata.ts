import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import type { MessageHome } from "./writeMessage.ts";

/** What became of the metadata of a message: what it was, what it is now. */
export interface MetadataChange {
  readonly ts: string;
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  /** Set when the message went with it. */
  readonly deletedTs?: string;
}

/** Tells the apps that listen for metadata; they act on it without reading what people write. */
export async function tellMetadata(ctx: WriteContext, channel: MessageHome, change: MetadataChange): Promise<void> {
  const { before, after } = change;
  if (before === undefined && after === undefined) return;
  const { userId, teamId, appId, botId } = ctx.caller;
  const type = `message_metadata_${after === undefined ? "deleted" : before === undefined ? "posted" : "updated"}`;
  await emit(ctx, {
    type,
    teamId: channel.team_id,
    channelId: channel.id,
    audience: "channel",
    payload: {
      type,
      app_id: appId,
      bot_id: botId,
      user_id: userId,
      team_id: teamId,
      channel_id: channel.id,
      message_ts: change.ts,
      previous_metadata: before,
      metadata: after,
      deleted_ts: change.deletedTs,
      event_ts: change.ts,
    },
  });
}
