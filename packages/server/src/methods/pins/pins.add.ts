import { limits } from "@platform/protocol";
import { pinMessage } from "../../domain/pins/pinMessage.ts";
import { defineMethod } from "../define.ts";
import { itemErrors, itemOf, itemParams } from "../itemParams.ts";

export const pinsAdd = defineMethod({
  name: "pins.add",
  summary: "Pins a message to its conversation.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["pins:write"],
  rate: 2,
  params: itemParams,
  result: {},
  errors: {
    ...itemErrors,
    already_pinned: "The message is pinned already.",
    too_many_pins: `The conversation has ${limits.channel_pins_max} pins already.`,
    not_in_channel: "The caller is not a member of the channel.",
    is_archived: "The channel is archived.",
  },
  examples: [{ title: "Pin it", params: { channel: "C0123456789", timestamp: "1700000000.000100" } }],
  async handler(ctx, params) {
    const named = itemOf(params);
    return named.ok ? ctx.write(pinMessage, named.item) : named;
  },
});
