import { succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { listPins } from "../../domain/pins/listPins.ts";
import { presentMessageItem } from "../../present/messageItem.ts";
import { messageSchema } from "../../present/message.ts";
import { seconds } from "../../present/timestamp.ts";
import { defineMethod } from "../define.ts";
import { id } from "../params.ts";
import { rawJson } from "../rawJson.ts";

export const pinsList = defineMethod({
  name: "pins.list",
  summary: "Lists the pinned messages of a conversation, the latest first.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["pins:read"],
  rate: 2,
  params: { channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }) },
  result: {
    items: Type.Array(
      Type.Object({
        type: Type.Literal("message"),
        channel: Type.String(),
        created: Type.Integer({ description: "When it was pinned." }),
        created_by: Type.String({ description: "Who pinned it." }),
        message: messageSchema,
      }),
    ),
  },
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
  },
  examples: [{ title: "The pins of a channel", params: { channel: "C0123456789" } }],
  async handler(ctx, params) {
    const listed = await listPins(ctx, params.channel);
    if (!listed.ok) return listed;
    const { channelId } = listed;
    const base = { baseUrl: ctx.baseUrl, domain: ctx.caller.teamDomain };
    const items = listed.pins.map((pin) => ({
      type: "message" as const,
      channel: channelId,
      created: seconds(pin.at_ms),
      created_by: pin.user_id,
      message: rawJson<Static<typeof messageSchema>>(presentMessageItem(pin.body, channelId, base)),
    }));
    return succeed({ items });
  },
});
