import { unpinMessage } from "../../domain/pins/unpinMessage.ts";
import { defineMethod } from "../define.ts";
import { itemErrors, itemOf, itemParams } from "../itemParams.ts";

export const pinsRemove = defineMethod({
  name: "pins.remove",
  summary: "Unpins a message from its conversation.",
  http: "POST",
  tokens: ["bot", "user"],
  scopes: ["pins:write"],
  rate: 2,
  params: itemParams,
  result: {},
  errors: {
    ...itemErrors,
    no_pin: "The message is not pinned.",
    not_in_channel: "The caller is not a member of the channel.",
    is_archived: "The channel is archived.",
  },
  examples: [{ title: "Unpin it", params: { channel: "C0123456789", timestamp: "1700000000.000100" } }],
  async handler(ctx, params) {
    const named = itemOf(params);
    return named.ok ? ctx.write(unpinMessage, named.item) : named;
  },
});
