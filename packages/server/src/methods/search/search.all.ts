import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { searchFiles } from "../../domain/search/searchFiles.ts";
import { searchMessages } from "../../domain/search/searchMessages.ts";
import { fileMatchSchema, presentFileMatch } from "../../present/fileMatch.ts";
import { matchSchema, presentMatch } from "../../present/match.ts";
import { defineMethod } from "../define.ts";
import { presentCounts, searchCounts, searchErrors, searchOf, searchParams } from "../searchParams.ts";

export const searchAll = defineMethod({
  name: "search.all",
  summary: "Searches the messages and the files that the caller may see.",
  http: "GET",
  tokens: ["user"],
  scopes: ["search:read"],
  rate: 2,
  params: searchParams,
  result: {
    query: Type.String(),
    messages: Type.Object({ ...searchCounts, matches: Type.Array(matchSchema) }),
    files: Type.Object({ ...searchCounts, matches: Type.Array(fileMatchSchema) }),
    posts: Type.Object(
      { total: Type.Integer(), matches: Type.Array(Type.Object({})) },
      { description: "Always empty: posts became canvases, which are files." },
    ),
  },
  errors: searchErrors,
  notes:
    "The answers of [search.messages](search.messages.md) and [search.files](search.files.md) in one, with the same query, order and page. A page number advances both; use the two methods to go on with one of them.",
  examples: [{ title: "Everything about a release", params: { query: "release notes", sort: "timestamp" } }],
  async handler(ctx, params) {
    const search = searchOf(params);
    const messages = await searchMessages(ctx, search);
    if (!messages.ok) return messages;
    const files = await searchFiles(ctx, search);
    if (!files.ok) return files;
    const base = { baseUrl: ctx.baseUrl, domain: ctx.caller.teamDomain };
    const { page, count, query } = params;
    const posts: object[] = [];
    return succeed({
      query,
      messages: {
        ...presentCounts({ total: messages.total, page, count, shown: messages.matches.length }),
        matches: messages.matches.map((match) => presentMatch(match, base)),
      },
      files: {
        ...presentCounts({ total: files.total, page, count, shown: files.matches.length }),
        matches: files.matches.map(presentFileMatch),
      },
      posts: { total: 0, matches: posts },
    });
  },
});
