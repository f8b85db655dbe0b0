import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { listStars } from "../../domain/stars/listStars.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { count, defaulted, optional, text } from "../params.ts";
import { presentStarItem, starItemSchema } from "../starItem.ts";

const pageSize = { describe: "How many at most on a page.", min: 1, max: limits.page_max };

export const starsList = defineMethod({
  name: "stars.list",
  summary: "Lists what the caller starred, the latest first.",
  http: "GET",
  tokens: ["user"],
  scopes: ["stars:read"],
  rate: 3,
  params: {
    cursor: optional(text({ describe: "`response_metadata.next_cursor` of the page before." })),
    limit: optional(count(pageSize)),
    count: defaulted(count({ ...pageSize, describe: "The same as `limit`, which goes first." }), limits.page_default),
    page: defaulted(
      count({ describe: "Which page, from 1; only without a cursor.", min: 1, max: limits.page_number_max }),
      1,
    ),
  },
  result: {
    items: Type.Array(starItemSchema),
    paging: Type.Object({
      per_page: Type.Integer(),
      spill: Type.Integer(),
      page: Type.Integer(),
      total: Type.Integer(),
      pages: Type.Integer(),
    }),
    response_metadata: pageSchema,
  },
  errors: { invalid_cursor: "`cursor` is of another listing or caller, forged, or too old." },
  notes: "What was deleted since, or is no longer visible to the caller, is left out.",
  examples: [{ title: "The latest", params: { limit: 20 } }],
  async handler(ctx, params) {
    const limit = params.limit ?? params.count;
    const listed = await listStars(ctx, { cursor: params.cursor, page: params.page, limit });
    if (!listed.ok) return listed;
    const base = { baseUrl: ctx.baseUrl, domain: ctx.caller.teamDomain };
    const pages = Math.ceil(listed.total / limit);
    return succeed({
      items: listed.items.map(({ item, atMs }) => ({
        ...presentStarItem(item, base),
        date_create: Math.floor(atMs / 1000),
      })),
      paging: { per_page: limit, spill: 0, page: params.page, total: listed.total, pages },
      response_metadata: { next_cursor: listed.next },
    });
  },
});
