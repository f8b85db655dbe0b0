import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listMemberships } from "../../domain/channels/listChannels.ts";
import { membershipSchema, presentMembership } from "../../present/channel.ts";
import { pageSchema } from "../../present/page.ts";
import { kindsOf, listErrors, listParams, readScopes } from "../conversationParams.ts";
import { readStarred } from "../../domain/stars/readStarred.ts";
import { defineMethod } from "../define.ts";
import { id, optional } from "../params.ts";

export const usersConversations = defineMethod({
  name: "users.conversations",
  summary: "Lists the conversations that a person is in, as far as the caller can see them.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: readScopes,
  rate: 3,
  params: {
    user: optional(
      id({ object: "user", describe: "Whose; the caller's own when left out.", otherwise: "user_not_found" }),
    ),
    ...listParams,
  },
  result: { channels: Type.Array(membershipSchema), response_metadata: pageSchema },
  errors: {
    ...listErrors,
    user_not_found: "`user` is unknown or not visible to the caller.",
  },
  examples: [{ title: "My channels", params: { types: "public_channel,private_channel" } }],
  async handler(ctx, params) {
    const { types, exclude_archived: excludeArchived, user: userId, cursor, limit } = params;
    const page = await listMemberships(ctx, { userId, kinds: kindsOf(types), excludeArchived, cursor, limit });
    if (!page.ok) return page;
    const starred = await readStarred(
      ctx,
      page.channels.map(({ id }) => id),
    );
    return succeed({
      channels: page.channels.map((channel) => presentMembership(channel, { isStarred: starred.has(channel.id) })),
      response_metadata: { next_cursor: page.next },
    });
  },
});
