import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listChannels } from "../../domain/channels/listChannels.ts";
import { channelSchema, presentChannel } from "../../present/channel.ts";
import { pageSchema } from "../../present/page.ts";
import { kindsOf, listErrors, listParams, readScopes } from "../conversationParams.ts";
import { readStarred } from "../../domain/stars/readStarred.ts";
import { defineMethod } from "../define.ts";

export const conversationsList = defineMethod({
  name: "conversations.list",
  summary: "Lists the conversations that the caller may see.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: readScopes,
  rate: 2,
  params: listParams,
  result: { channels: Type.Array(channelSchema), response_metadata: pageSchema },
  errors: listErrors,
  examples: [
    { title: "Public channels", params: { limit: 100 } },
    { title: "Public and private ones", params: { types: "public_channel,private_channel" } },
  ],
  async handler(ctx, params) {
    const { types, exclude_archived: excludeArchived, cursor, limit } = params;
    const page = await listChannels(ctx, { kinds: kindsOf(types), excludeArchived, cursor, limit });
    if (!page.ok) return page;
    const starred = await readStarred(
      ctx,
      page.channels.map(({ id }) => id),
    );
    return succeed({
      channels: page.channels.map((channel) =>
        presentChannel(channel, { countMembers: channel.kind !== "im", isStarred: starred.has(channel.id) }),
      ),
      response_metadata: { next_cursor: page.next },
    });
  },
});
