import { limits, succeed } from "@platform/protocol";
import { type Static, Type } from "typebox";
import { listReactions } from "../../domain/reactions/listReactions.ts";
import { presentMessageItem } from "../../present/messageItem.ts";
import { messageSchema } from "../../present/message.ts";
import { pageSchema } from "../../present/page.ts";
import { pagingSchema, presentPaging } from "../../present/paging.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, id, optional, text } from "../params.ts";
import { rawJson } from "../rawJson.ts";

const pageSize = { describe: "How many at most on a page.", min: 1, max: limits.page_max };

export const reactionsList = defineMethod({
  name: "reactions.list",
  summary: "Lists the messages that a person reacted to, the latest reaction first.",
  http: "GET",
  tokens: ["bot", "user"],
  scopes: ["reactions:read"],
  rate: 2,
  params: {
    user: optional(
      id({ object: "user", describe: "Whose reactions; the caller's own when left out.", otherwise: "user_not_found" }),
    ),
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: optional(count(pageSize)),
    count: defaulted(count({ ...pageSize, describe: "The same as `limit`, which goes first." }), limits.page_default),
    page: defaulted(
      count({ describe: "Which page, from 1; only without a cursor.", min: 1, max: limits.page_number_max }),
      1,
    ),
  },
  result: {
    items: Type.Array(Type.Object({ type: Type.Literal("message"), channel: Type.String(), message: messageSchema })),
    paging: pagingSchema,
    response_metadata: pageSchema,
  },
  errors: {
    user_not_found: "`user` is unknown, or in another workspace.",
    invalid_cursor: "`cursor` is of another listing or caller, forged, or too old.",
  },
  notes: "Only messages in conversations that the caller can read.",
  examples: [{ title: "My own reactions", params: { limit: 20 } }],
  async handler(ctx, params) {
    const limit = params.limit ?? params.count;
    const listed = await listReactions(ctx, {
      userId: params.user,
      cursor: params.cursor,
      page: params.page,
      limit,
    });
    if (!listed.ok) return listed;
    const base = { baseUrl: ctx.baseUrl, domain: ctx.caller.teamDomain };
    return succeed({
      items: listed.items.map((item) => ({
        type: "message" as const,
        channel: item.channel_id,
        message: rawJson<Static<typeof messageSchema>>(presentMessageItem(item.body, item.channel_id, base)),
      })),
      paging: presentPaging(limit, listed.total, params.page),
      response_metadata: { next_cursor: listed.next },
    });
  },
});
