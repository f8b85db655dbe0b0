import { printTs } from "@platform/protocol";
import { updateBody } from "../../storage/queries/messages.ts";
import type { PinRow } from "../../storage/tables/pins.ts";
import type { SeenMessage } from "../access/accessMessage.ts";
import type { WriteContext } from "../context.ts";
import { emit } from "../events/emit.ts";
import { parseBody } from "../messages/message.ts";

export interface PinChange extends SeenMessage {
  readonly pin: PinRow;
  readonly isPinned: boolean;
  /** How many pins the channel has now. */
  readonly count: number;
}

/** Writes into the message whether it is pinned, and tells those in the channel. */
export async function writePinned(ctx: WriteContext, change: PinChange): Promise<void> {
  const { channel, message, pin, isPinned, count } = change;
  const body = { ...parseBody(message.body), pinned_to: isPinned ? [channel.id] : undefined };
  await updateBody(ctx.db, channel.key, message.thread_ts, message.ts, JSON.stringify(body));
  const created = Math.floor(pin.at_ms / 1000);
  const target = { teamId: channel.team_id, channelId: channel.id, audience: "channel" } as const;
  const payload = {
    user: ctx.caller.userId,
    channel_id: channel.id,
    item: { type: "message", created, created_by: pin.user_id, channel: channel.id, message: body },
    item_user: message.user_id === "" ? undefined : message.user_id,
    pin_count: count,
    pinned_info: { channel: channel.id, pinned_by: pin.user_id, pinned_ts: created },
    event_ts: printTs(ctx.nowMs * 1000),
  } as const;
  if (isPinned) return emit(ctx, { type: "pin_added", ...target, payload });
  await emit(ctx, { type: "pin_removed", ...target, payload: { ...payload, has_pins: count > 0 } });
}
