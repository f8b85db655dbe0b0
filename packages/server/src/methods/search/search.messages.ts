import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { searchMessages } from "../../domain/search/searchMessages.ts";
import { matchSchema, presentMatch } from "../../present/match.ts";
import { pageSchema } from "../../present/page.ts";
import { pagingSchema, presentPaging } from "../../present/paging.ts";
import { defineMethod } from "../define.ts";
import { choice, count, defaulted, flag, optional, text } from "../params.ts";

export const searchMessagesMethod = defineMethod({
  name: "search.messages",
  summary: "Searches the messages that the caller can read.",
  http: "GET",
  tokens: ["user"],
  scopes: ["search:read"],
  rate: 2,
  params: {
    query: text({ describe: "What to look for.", otherwise: "no_query" }),
    sort: defaulted(choice({ describe: "The best first, or the latest.", of: ["score", "timestamp"] }), "score"),
    sort_dir: defaulted(choice({ describe: "Which way round.", of: ["desc", "asc"] }), "desc"),
    count: defaulted(
      count({ describe: "How many at most on a page.", min: 1, max: limits.search_page_max }),
      limits.search_page_default,
    ),
    page: defaulted(count({ describe: "Which page, from 1.", min: 1, max: limits.search_pages_max }), 1),
    cursor: optional(
      text({ describe: "`*` for the first page, then `response_metadata.next_cursor` of the page before." }),
    ),
    highlight: defaulted(
      flag({ describe: "Whether to put U+E000 and U+E001 around the words that were found." }),
      false,
    ),
  },
  result: {
    query: Type.String(),
    messages: Type.Object({
      total: Type.Integer(),
      matches: Type.Array(matchSchema),
      paging: pagingSchema,
      pagination: Type.Object({
        total_count: Type.Integer(),
        page: Type.Integer(),
        per_page: Type.Integer(),
        page_count: Type.Integer(),
        first: Type.Integer(),
        last: Type.Integer(),
      }),
    }),
    response_metadata: pageSchema,
  },
  errors: {
    no_query: "`query` is missing, or has nothing in it that could be looked for.",
    invalid_cursor: "`cursor` is of another search or caller, forged, or too old.",
  },
  notes: `Of a long query the first ${limits.search_parts_max} words and filters count, out of its first ${limits.search_query_chars_max} characters. All words must be there, in any form of accent and case. \`"Several words"\` stand together, \`word*\` is the beginning of one, \`-word\` must not be there. \`in:#channel\`, \`in:@person\`, \`from:@person\`, \`from:me\`, \`has:link\`, \`has:pin\`, \`has:reaction\`, \`has::eyes:\` with the name of a reaction, \`is:thread\` for replies and what they answer, \`before:\`, \`after:\` and \`on:\` with a day such as \`2026-01-15\`, \`today\` or \`yesterday\` narrow it; days are those of the caller's time zone. A message is found about a second after it was posted. Public channels are searched whether the caller is in them or not, all others only where they are. The work of a search is bounded: by score, the newest ${limits.search_ranked_max} matches are ranked and older ones follow by time. \`total\` is exact up to ${limits.search_ranked_max} matches and the end of the page; one more than that means that there are more. Of messages with the words, at most ${limits.search_candidates_max} are looked at to find those that the caller can read; \`in:\`, \`from:\` and days reach further back. The score is the database's own: SQLite and PostgreSQL find the same, and may not rank it alike.`,
  examples: [{ title: "Two words in a channel", params: { query: "release notes in:#general", sort: "timestamp" } }],
  async handler(ctx, params) {
    const found = await searchMessages(ctx, {
      query: params.query,
      order: params.sort,
      direction: params.sort_dir,
      page: params.page,
      count: params.count,
      cursor: params.cursor,
      withHighlight: params.highlight,
    });
    if (!found.ok) return found;
    const base = { baseUrl: ctx.baseUrl, domain: ctx.caller.teamDomain };
    const paging = presentPaging(params.count, found.total, found.page);
    const before = (found.page - 1) * params.count;
    return succeed({
      query: params.query,
      messages: {
        total: found.total,
        matches: found.matches.map((match) => presentMatch(match, base)),
        paging,
        pagination: {
          total_count: found.total,
          page: found.page,
          per_page: params.count,
          page_count: paging.pages,
          first: found.matches.length === 0 ? 0 : before + 1,
          last: before + found.matches.length,
        },
      },
      response_metadata: { next_cursor: found.next },
    });
  },
});
