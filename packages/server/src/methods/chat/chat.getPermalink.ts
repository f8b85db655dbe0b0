import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { findPermalink } from "../../domain/messages/findPermalink.ts";
import { presentPermalink } from "../../present/permalink.ts";
import { defineMethod } from "../define.ts";
import { id, timestamp } from "../params.ts";

export const chatGetPermalink = defineMethod({
  name: "chat.getPermalink",
  summary: "Returns the permanent link of a message.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: [],
  rate: { perMinute: 600 },
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    message_ts: timestamp({ object: "message", describe: "The message.", otherwise: "message_not_found" }),
  },
  result: { channel: Type.String(), permalink: Type.String() },
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
    message_not_found: "`message_ts` names no message of this channel.",
  },
  notes: "A browser that follows the link shows the message in the client, after sign-in where needed.",
  examples: [{ title: "A link", params: { channel: "C0123456789", message_ts: "1700000000.000100" } }],
  async handler(ctx, params) {
    const found = await findPermalink(ctx, { channelId: params.channel, ts: params.message_ts });
    if (!found.ok) return found;
    return succeed({
      channel: found.channelId,
      permalink: presentPermalink(ctx.baseUrl, ctx.caller.teamDomain, found),
    });
  },
});
