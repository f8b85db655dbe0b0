import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { walkMessages } from "../../domain/search/searchMessages.ts";
import { matchSchema, presentMatch } from "../../present/match.ts";
import { pageSchema } from "../../present/page.ts";
import { defineMethod } from "../define.ts";
import { optional, text } from "../params.ts";
import { presentCounts, searchCounts, searchErrors, searchOf, searchParams } from "../searchParams.ts";

export const searchMessagesMethod = defineMethod({
  name: "search.messages",
  summary: "Searches the messages that the caller can read.",
  http: "GET",
  tokens: ["user"],
  scopes: ["search:read"],
  rate: 2,
  params: {
    ...searchParams,
    cursor: optional(
      text({ describe: "`*` for the first page, then `response_metadata.next_cursor` of the page before." }),
    ),
  },
  result: {
    query: Type.String(),
    messages: Type.Object({ ...searchCounts, matches: Type.Array(matchSchema) }),
    response_metadata: pageSchema,
  },
  errors: {
    ...searchErrors,
    invalid_cursor: "`cursor` is of another search or caller, forged, or too old.",
  },
  notes: `Of a long query the first ${limits.search_parts_max} words and filters count, out of its first ${limits.search_query_chars_max} characters. All words must be there, in any form of accent and case. \`"Several words"\` stand together, \`word*\` is the beginning of one, \`-word\` must not be there. \`in:#channel\`, \`in:@person\`, \`in:me\`, \`from:@person\`, \`from:me\`, \`to:me\`, \`to:@person\`, \`with:@person\` for the threads and DMs of a person, \`has:link\`, \`has:pin\`, \`has:file\`, \`has:star\`, \`has:reaction\`, \`has::eyes:\` with the name of a reaction, \`hasmy::eyes:\` for the caller's own, \`is:thread\` or \`threads:all\` for replies and what they answer, \`threads:replies\`, \`is:dm\`, \`is:saved\`, \`before:\`, \`after:\`, \`on:\` and \`during:\` with \`2026-01-15\`, \`today\`, \`yesterday\`, \`week\`, \`month\`, \`year\`, \`january\`, \`2026-01\` or \`2026\` narrow it, and with a minus exclude; days are those of the caller's time zone. \`type:\` and \`creator:\` are for files, so no message fits them. A message is found about a second after it was posted. Public channels are searched whether the caller is in them or not, all others only where they are. The work of a search is bounded: by score, the newest ${limits.search_ranked_max} matches are ranked and older ones follow by time. \`total\` is exact up to ${limits.search_ranked_max} matches and the end of the page; one more than that means that there are more. Of messages with the words, at most ${limits.search_candidates_max} are looked at to find those that the caller can read; \`in:\`, \`from:\` and days reach further back. The score is the database's own: SQLite and PostgreSQL find the same, and may not rank it alike.`,
  examples: [{ title: "Two words in a channel", params: { query: "release notes in:#general", sort: "timestamp" } }],
  async handler(ctx, params) {
    const found = await walkMessages(ctx, { ...searchOf(params), cursor: params.cursor });
    if (!found.ok) return found;
    const { matches, total, page, next } = found;
    const base = { baseUrl: ctx.baseUrl, domain: ctx.caller.teamDomain };
    return succeed({
      query: params.query,
      messages: {
        ...presentCounts({ total, page, count: params.count, shown: matches.length }),
        matches: matches.map((match) => presentMatch(match, base)),
      },
      response_metadata: { next_cursor: next },
    });
  },
});
