import { limits, succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { readThread } from "../../domain/messages/readThread.ts";
import { messageSchema } from "../../present/message.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { metadataFilter, metadataParams } from "../metadataParams.ts";
import { count, defaulted, id, timestamp } from "../params.ts";
import { rangeErrors, rangeParams } from "../rangeParams.ts";
import { rawJsonPage } from "../rawJson.ts";

export const conversationsReplies = defineMethod({
  name: "conversations.replies",
  summary: "Reads a thread: its first message and the replies, oldest first.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["channels:history", "groups:history", "im:history", "mpim:history"],
  rate: 3,
  newUnlistedApps: { perMinute: 1, pageMax: 15 },
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    ts: timestamp({
      object: "message",
      describe: "Any message of the thread: the one it began with, or a reply.",
      otherwise: "thread_not_found",
    }),
    ...rangeParams,
    limit: defaulted(
      count({ describe: "How many at most on this page; 200 is a good size.", min: 1, max: limits.replies_page_max }),
      limits.replies_page_max,
    ),
    ...metadataParams,
  },
  result: {
    messages: Type.Array(messageSchema),
    has_more: Type.Boolean(),
    response_metadata: pageSchema,
  },
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
    thread_not_found: "`ts` is missing or no timestamp, names no message, or a message about a join or leave.",
    ...rangeErrors,
    method_not_supported_for_channel_type: "The conversation is about a record of a list, and carries no threads.",
    list_record_comment_fetch_failed:
      "The conversation is about a record, and its list was deleted or taken from the caller.",
    invalid_metadata_filter_keys: "`metadata_keys_to_include` is not a JSON array of strings.",
  },
  notes:
    "The bounds hold for every message of the list, also for the one that the thread began with. Pages run forward in " +
    "time: the last `ts` of a page as `oldest` walks on, the first one as `latest` walks back, and both can be combined " +
    "with cursors. A message without replies is answered alone, without any field of a thread.",
  examples: [{ title: "A whole thread", params: { channel: "C0123456789", ts: "1700000000.000100" } }],
  async handler(ctx, params) {
    const page = await readThread(ctx, { ...params, channelId: params.channel, metadata: metadataFilter(params) });
    if (!page.ok) return page;
    return succeed({
      messages: rawJsonPage<Static<typeof messageSchema>>(page.bodies),
      has_more: page.hasMore,
      response_metadata: { next_cursor: page.next },
    });
  },
});
