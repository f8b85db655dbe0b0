import { printTs, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { countUnread } from "../../domain/channels/countUnread.ts";
import { readScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";

export const clientCounts = defineMethod({
  name: "client.counts",
  summary: "Counts what the caller has not read, in all of the caller's conversations at once.",
  http: "GET",
  tokens: ["user"],
  scopes: readScopes,
  rate: 3,
  params: {},
  result: {
    conversations: Type.Array(
      Type.Object({
        id: Type.String(),
        last_read: Type.String(),
        unread_count: Type.Integer({ description: "Without comings and goings; at most 1,000 are counted." }),
        mention_count: Type.Integer({
          description: "Those that name the caller, a group of theirs or everybody, and all of a direct conversation.",
        }),
      }),
    ),
  },
  errors: {},
  examples: [{ title: "What is new", params: {} }],
  notes: "A method of this server's own, for clients. Archived and closed conversations are left out.",
  async handler(ctx) {
    const counts = await countUnread(ctx);
    return succeed({
      conversations: counts.map(({ channelId, lastReadTs, unread, mentions }) => ({
        id: channelId,
        last_read: printTs(lastReadTs),
        unread_count: unread,
        mention_count: mentions,
      })),
    });
  },
});
