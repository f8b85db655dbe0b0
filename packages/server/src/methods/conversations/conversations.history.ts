import { limits, succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { readHistory } from "../../domain/messages/readHistory.ts";
import { messageSchema } from "../../present/message.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id } from "../params.ts";
import { metadataFilter, metadataParams } from "../metadataParams.ts";
import { rangeErrors, rangeParams } from "../rangeParams.ts";
import { rawJsonPage } from "../rawJson.ts";

export const conversationsHistory = defineMethod({
  name: "conversations.history",
  summary: "Reads the messages of a conversation, newest first, without the replies in threads.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["channels:history", "groups:history", "im:history", "mpim:history"],
  rate: 3,
  newUnlistedApps: { perMinute: 1, pageMax: 15 },
  params: {
    channel: id({ object: "channel", describe: "The conversation.", otherwise: "channel_not_found" }),
    ...rangeParams,
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.history_page_max }),
      limits.page_default,
    ),
    ...metadataParams,
  },
  result: {
    messages: Type.Array(messageSchema),
    has_more: Type.Boolean(),
    oldest: Type.Optional(Type.String({ description: "As it was asked for." })),
    latest: Type.Optional(Type.String({ description: "As it was asked for." })),
    pin_count: Type.Integer({ description: "Of the whole conversation." }),
    channel_actions_ts: Type.Null({ description: "Always null: clients of this format look for it." }),
    channel_actions_count: Type.Integer({ description: "Always 0, for the same reason." }),
    response_metadata: pageSchema,
  },
  errors: {
    channel_not_found: "`channel` is missing, unknown, or not visible to the caller; the answer does not reveal which.",
    not_in_channel: "The app is not a member of the channel.",
    ...rangeErrors,
    invalid_metadata_filter_keys: "`metadata_keys_to_include` is not a JSON array of strings.",
  },
  examples: [{ title: "The newest messages", params: { channel: "C0123456789", limit: 20 } }],
  async handler(ctx, params) {
    const page = await readHistory(ctx, { ...params, channelId: params.channel, metadata: metadataFilter(params) });
    if (!page.ok) return page;
    return succeed({
      messages: rawJsonPage<Static<typeof messageSchema>>(page.bodies),
      has_more: page.hasMore,
      ...(params.oldest === undefined ? {} : { oldest: params.oldest }),
      ...(params.latest === undefined ? {} : { latest: params.latest }),
      pin_count: page.pinCount,
      channel_actions_ts: null,
      channel_actions_count: 0,
      response_metadata: { next_cursor: page.next },
    });
  },
});
