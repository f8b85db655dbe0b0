import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listMembers } from "../../domain/channels/listMembers.ts";
import { pageSchema } from "../../present/page.ts";
import { channelErrors, channelParam, listErrors, listParams, readScopes } from "../conversationParams.ts";
import { defineMethod } from "../define.ts";

export const conversationsMembers = defineMethod({
  name: "conversations.members",
  summary: "Lists the members of a conversation.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: readScopes,
  rate: 4,
  params: { channel: channelParam, cursor: listParams.cursor, limit: listParams.limit },
  result: { members: Type.Array(Type.String()), response_metadata: pageSchema },
  errors: {
    ...channelErrors,
    invalid_limit: listErrors.invalid_limit,
    invalid_cursor: listErrors.invalid_cursor,
  },
  examples: [{ title: "One channel", params: { channel: "C0123456789" } }],
  async handler(ctx, params) {
    const { channel: channelId, cursor, limit } = params;
    const page = await listMembers(ctx, { channelId, cursor, limit });
    if (!page.ok) return page;
    return succeed({ members: page.userIds, response_metadata: { next_cursor: page.next } });
  },
});
