import { markFeed } from "../../domain/feed/markFeed.ts";
import { readScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";
import { timestamp } from "../params.ts";

export const clientFeedMark = defineMethod({
  name: "client.feed.mark",
  summary: "Moves the caller's read position in their activity.",
  http: "POST",
  tokens: ["user"],
  scopes: readScopes,
  rate: 3,
  forPeople: true,
  params: {
    ts: timestamp({ describe: "`date` of the latest entry that was seen.", otherwise: "invalid_timestamp" }),
  },
  result: {},
  errors: { invalid_timestamp: "`ts` is missing or no timestamp." },
  examples: [{ title: "Up to an entry", params: { ts: "1700000060.000200" } }],
  notes: "A method of this server's own, for clients. The caller's sockets get `feed_marked`.",
  async handler(ctx, { ts }) {
    return ctx.write(markFeed, { ts });
  },
});
