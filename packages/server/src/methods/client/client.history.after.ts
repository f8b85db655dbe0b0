import { limits, succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { readFollowing } from "../../domain/messages/readFollowing.ts";
import { messageSchema } from "../../present/message.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, timestamp } from "../params.ts";
import { rawJsonList } from "../rawJson.ts";

export const clientHistoryAfter = defineMethod({
  name: "client.history.after",
  summary: "Reads the messages of a conversation after a timestamp, oldest first.",
  http: "GET",
  tokens: ["user"],
  scopes: ["channels:history", "groups:history", "im:history", "mpim:history"],
  rate: 4,
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    ts: timestamp({ describe: "The message after which to read.", otherwise: "bad_timestamp" }),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.history_page_max }),
      limits.page_default,
    ),
  },
  result: { messages: Type.Array(messageSchema), has_more: Type.Boolean() },
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
    bad_timestamp: "`ts` is missing, or no timestamp.",
  },
  examples: [{ title: "What came next", params: { channel: "C0123456789", ts: "1700000000.000100", limit: 50 } }],
  notes:
    "A method of this server's own, for clients. `conversations.history` answers what is newest in a range; a client that reads on from an old message needs the nearest ones. The `ts` of the last message is where the next page begins.",
  async handler(ctx, { channel: channelId, ts, limit }) {
    const page = await readFollowing(ctx, { channelId, ts, limit });
    if (!page.ok) return page;
    return succeed({ messages: rawJsonList<Static<typeof messageSchema>>(page.bodies), has_more: page.hasMore });
  },
});
