import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import type { Metadata } from "./metadata.ts";
import type { MessageHome } from "./writeMessage.ts";

/** Emits a change of a message's metadata, with the old and the new value. */
export interface MetadataChange {
  readonly ts: string;
  readonly before?: Metadata | undefined;
  readonly after?: Metadata | undefined;
  /** Set when the message was deleted too. */
  readonly deletedTs?: string;
}

/** Emits changed metadata: apps act on it without reading what people write. */
export async function emitMetadata(ctx: WriteContext, channel: MessageHome, change: MetadataChange): Promise<void> {
  const { before, after } = change;
  const { userId, teamId, appId, botId } = ctx.caller;
  const target = { teamId: channel.team_id, channelId: channel.id, audience: "channel" } as const;
  const payload = {
    app_id: appId,
    bot_id: botId,
    user_id: userId,
    team_id: teamId,
    channel_id: channel.id,
    message_ts: change.ts,
    event_ts: change.ts,
  };
  if (after && before) {
    const metadata = { metadata: after, previous_metadata: before };
    await emit(ctx, { type: "message_metadata_updated", ...target, payload: { ...payload, ...metadata } });
  } else if (after) {
    await emit(ctx, { type: "message_metadata_posted", ...target, payload: { ...payload, metadata: after } });
  } else if (before) {
    const metadata = { previous_metadata: before, deleted_ts: change.deletedTs };
    await emit(ctx, { type: "message_metadata_deleted", ...target, payload: { ...payload, ...metadata } });
  }
}
