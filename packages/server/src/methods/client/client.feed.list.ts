import { limits, printTs, succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { type FeedItem, feedTypes, listFeed } from "../../domain/feed/listFeed.ts";
import { messageSchema } from "../../present/message.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { choices, count, defaulted, optional, text } from "../params.ts";
import { rawJson } from "../rawJson.ts";

const itemSchema = Type.Object({
  type: Type.Enum([...feedTypes]),
  channel: Type.String(),
  date: Type.String({ description: "When it happened, as a timestamp." }),
  user: Type.String({ description: "Who mentioned, reacted, replied or invited." }),
  reaction: Type.Optional(Type.String()),
  mention: Type.Optional(Type.Enum(["user", "group", "channel"])),
  message: Type.Optional(messageSchema),
  is_unread: Type.Boolean(),
});

export const clientFeedList = defineMethod({
  name: "client.feed.list",
  summary:
    "Lists mentions of the caller, reactions to their messages, replies in threads they follow, and invitations.",
  http: "GET",
  tokens: ["user"],
  scopes: ["channels:history", "groups:history", "im:history", "mpim:history"],
  rate: 3,
  forPeople: true,
  params: {
    types: defaulted(choices({ describe: "What to list.", of: [...feedTypes], otherwise: "invalid_types" }), [
      ...feedTypes,
    ]),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many entries at most on this page.", min: 1, max: limits.feed_page_max }),
      limits.feed_page_default,
    ),
  },
  result: {
    items: Type.Array(itemSchema),
    last_read: Type.String(),
    unread_count: Type.Integer({
      description: "Unread mentions, reactions and invitations. `client.counts` counts the replies in threads.",
    }),
    response_metadata: pageSchema,
  },
  errors: {
    invalid_types: "`types` names an unknown type, or none.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [{ title: "The latest mentions", params: { types: ["mention"], limit: 10 } }],
  notes:
    "A method of this server's own, for clients. The latest first, for 90 days; a thread is one entry, with its latest reply. What was deleted or is no longer visible to the caller is omitted, so a page may be shorter than `limit` while `next_cursor` is set.",
  async handler(ctx, { types, cursor, limit }) {
    const page = await listFeed(ctx, { types, cursor, limit });
    if (!page.ok) return page;
    return succeed({
      items: page.items.map(presentItem),
      last_read: printTs(page.readTs),
      unread_count: page.unread,
      response_metadata: { next_cursor: page.next },
    });
  },
});

function presentItem({ type, channelId, atTs, actorId, name, body, isUnread }: FeedItem): Static<typeof itemSchema> {
  return {
    type,
    channel: channelId,
    date: printTs(atTs),
    user: actorId,
    ...(type === "reaction" && { reaction: name }),
    ...(type === "mention" && { mention: name as "user" | "group" | "channel" }),
    ...(body !== undefined && { message: rawJson<Static<typeof messageSchema>>(body) }),
    is_unread: isUnread,
  };
}
