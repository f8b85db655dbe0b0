import { printTs } from "@platform/protocol";
import { lockTsRun } from "../../storage/queries/channels.ts";
import { insertMessages } from "../../storage/queries/messages.ts";
import type { WriteContext } from "../context.ts";
import { emitAll } from "../events/emit.ts";
import type { MessageFields } from "./message.ts";
import { messageEvent } from "./messageEvent.ts";
import { channelType, type MessageHome } from "./writeMessage.ts";

/**
 * Says several things in a channel at once, in this order. One by one, a thousand people who are invited would keep the
 * channel locked for seconds while each statement travels to PostgreSQL and back.
 */
export async function announceAll(
  ctx: WriteContext,
  channel: MessageHome,
  announced: readonly (MessageFields & { readonly user: string; readonly subtype: string })[],
): Promise<void> {
  if (announced.length === 0) return;
  const lastTs = await lockTsRun(ctx.db, channel.key, ctx.nowMs * 1000, announced.length);
  const firstTs = lastTs - announced.length + 1;
  const written = announced.map(({ subtype, user, text, ...rest }, at) => {
    const ts = firstTs + at;
    return {
      ts,
      subtype,
      user,
      body: JSON.stringify({ type: "message", subtype, user, text, ts: printTs(ts), ...rest }),
    };
  });
  await insertMessages(
    ctx.db,
    written.map(({ ts, subtype, user, body }) => ({
      channel_key: channel.key,
      thread_ts: 0,
      ts,
      user_id: user,
      subtype,
      body,
    })),
  );
  const place = { channel: channel.id, channel_type: channelType[channel.kind] };
  await emitAll(
    ctx,
    written.map(({ ts, body }) => ({
      type: "message",
      teamId: channel.team_id,
      channelId: channel.id,
      audience: "channel",
      payload: messageEvent(body, { ...place, event_ts: printTs(ts) }),
    })),
  );
}
