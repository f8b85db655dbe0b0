import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import type { ChannelKind } from "../../domain/access/accessChannel.ts";
import { listChannels } from "../../domain/channels/listChannels.ts";
import { channelSchema, presentChannel } from "../../present/channel.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { choices, count, defaulted, flag, optional, text } from "../params.ts";

const kindOfType = {
  public_channel: "public",
  private_channel: "private",
  mpim: "mpim",
  im: "im",
} as const satisfies Record<string, ChannelKind>;
type ConversationType = keyof typeof kindOfType;

export const conversationsList = defineMethod({
  name: "conversations.list",
  summary: "Lists the conversations that the caller may see.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["channels:read", "groups:read", "im:read", "mpim:read"],
  rate: 2,
  params: {
    types: defaulted(
      choices({
        describe: "Kinds of conversation. Each needs the scope of its own kind.",
        of: Object.keys(kindOfType) as ConversationType[],
        otherwise: "invalid_types",
      }),
      ["public_channel"],
    ),
    exclude_archived: defaulted(flag({ describe: "Whether to leave out archived channels." }), false),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: defaulted(
      count({ describe: "How many at most on this page.", min: 1, max: limits.page_max, otherwise: "invalid_limit" }),
      limits.page_default,
    ),
  },
  result: {
    channels: Type.Array(channelSchema),
    response_metadata: pageSchema,
  },
  errors: {
    invalid_types: "`types` names an unknown kind, or none.",
    invalid_limit: "`limit` is not an integer.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  examples: [
    { title: "Public channels", params: { limit: 100 } },
    { title: "Public and private ones", params: { types: "public_channel,private_channel" } },
  ],
  async handler(ctx, params) {
    const page = await listChannels(ctx, {
      kinds: params.types.map((type) => kindOfType[type]),
      excludeArchived: params.exclude_archived,
      cursor: params.cursor,
      limit: params.limit,
    });
    if (!page.ok) return page;
    return succeed({
      channels: page.channels.map((channel) => presentChannel(channel)),
      response_metadata: { next_cursor: page.next },
    });
  },
});
