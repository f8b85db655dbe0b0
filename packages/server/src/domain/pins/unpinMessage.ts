import { type Outcome, refuse, succeed } from "@platform/protocol";
import { deletePin, selectPin, selectPinCount } from "../../storage/queries/pins.ts";
import { accessMessageToChange, type MessageChangeCode, type MessageName } from "../access/accessMessage.ts";
import { defineOperation } from "../context.ts";
import { writePinned } from "./writePinned.ts";

export type UnpinCode = MessageChangeCode | "no_pin";

/** Unpins a message from its channel, no matter who pinned it. */
export const unpinMessage = defineOperation(
  import.meta,
  async (ctx, input: MessageName): Promise<Outcome<object, UnpinCode>> => {
    const seen = await accessMessageToChange(ctx, input);
    if (!seen.ok) return seen;
    const { channel, message } = seen;
    const pin = await selectPin(ctx.db, channel.key, message.ts);
    if (!pin) return refuse("no_pin");
    await deletePin(ctx.db, channel.key, message.ts);
    await writePinned(ctx, { ...seen, pin, isPinned: false, count: await selectPinCount(ctx.db, channel.key) });
    return succeed({});
  },
);
