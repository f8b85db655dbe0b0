import { limits, type Outcome, refuse, succeed } from "@platform/protocol";
import { insertPin, selectPin, selectPinCount } from "../../storage/queries/pins.ts";
import { accessMessageToChange, type MessageChangeCode, type MessageName } from "../access/accessMessage.ts";
import { defineOperation } from "../context.ts";
import { writePinned } from "./writePinned.ts";

export type PinCode = MessageChangeCode | "already_pinned" | "too_many_pins";

/** Pins a message to its channel. */
export const pinMessage = defineOperation(
  import.meta,
  async (ctx, input: MessageName): Promise<Outcome<object, PinCode>> => {
    const seen = await accessMessageToChange(ctx, input);
    if (!seen.ok) return seen;
    const { channel, message } = seen;
    if (await selectPin(ctx.db, channel.key, message.ts)) return refuse("already_pinned");
    const count = await selectPinCount(ctx.db, channel.key);
    if (count >= limits.channel_pins_max) return refuse("too_many_pins");
    const pin = { channel_key: channel.key, ts: message.ts, user_id: ctx.caller.userId, at_ms: ctx.nowMs };
    await insertPin(ctx.db, pin);
    await writePinned(ctx, { ...seen, pin, isPinned: true, count: count + 1 });
    return succeed({});
  },
);
