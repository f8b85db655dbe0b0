import { succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { accessMessage } from "../../domain/access/accessMessage.ts";
import { presentMessageItem } from "../../present/messageItem.ts";
import { messageSchema } from "../../present/message.ts";
import { defineMethod } from "../define.ts";
import { itemErrors, itemOf, itemParams } from "../itemParams.ts";
import { rawJson } from "../rawJson.ts";

export const reactionsGet = defineMethod({
  name: "reactions.get",
  summary: "Reads one message with its reactions.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["reactions:read"],
  rate: 3,
  params: itemParams,
  result: { type: Type.Literal("message"), channel: Type.String(), message: messageSchema },
  errors: itemErrors,
  examples: [{ title: "One message", params: { channel: "C0123456789", timestamp: "1700000000.000100" } }],
  async handler(ctx, params) {
    const named = itemOf(params);
    if (!named.ok) return named;
    const seen = await accessMessage(ctx, named.item);
    if (!seen.ok) return seen;
    const { channel, message } = seen;
    const base = { baseUrl: ctx.baseUrl, domain: ctx.caller.teamDomain };
    return succeed({
      type: "message" as const,
      channel: channel.id,
      message: rawJson<Static<typeof messageSchema>>(presentMessageItem(message.body, channel.id, base)),
    });
  },
});
