import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { searchFiles } from "../../domain/search/searchFiles.ts";
import { fileMatchSchema, presentFileMatch } from "../../present/fileMatch.ts";
import { defineMethod } from "../define.ts";
import { presentCounts, searchCounts, searchErrors, searchOf, searchParams } from "../searchParams.ts";

export const searchFilesMethod = defineMethod({
  name: "search.files",
  summary: "Searches the files that the caller may see.",
  http: "GET",
  tokens: ["user"],
  scopes: ["search:read"],
  rate: 2,
  params: searchParams,
  result: {
    query: Type.String(),
    files: Type.Object({ ...searchCounts, matches: Type.Array(fileMatchSchema) }),
  },
  errors: searchErrors,
  notes: `A file is found by its title, name, description and the first lines of a text, about a second after it was added or changed. The query is that of [search.messages](search.messages.md). \`type:pdf,png\` narrows it to types of files, or to groups: \`images\`, \`videos\`, \`audio\`, \`documents\`, \`spreadsheets\`, \`presentations\`, \`snippets\`, \`canvases\`, \`lists\`. \`from:\` and \`creator:\` name the uploader, \`is:saved\` finds saved files, and days are those of the upload. \`in:\`, \`to:\`, \`with:\`, \`is:dm\`, \`is:thread\`, \`has:pin\` and \`has:reaction\` look at the messages that share the file, as far as the caller can read them. The caller may see their own files and those that were shared where they can read. The work of a search is bounded as that of messages is: \`total\` is exact up to ${limits.search_ranked_max} matches.`,
  examples: [{ title: "Presentations of a person", params: { query: "type:pdf roadmap from:@ana", count: 5 } }],
  async handler(ctx, params) {
    const found = await searchFiles(ctx, searchOf(params));
    if (!found.ok) return found;
    const { matches, total } = found;
    return succeed({
      query: params.query,
      files: {
        ...presentCounts({ total, page: params.page, count: params.count, shown: matches.length }),
        matches: matches.map(presentFileMatch),
      },
    });
  },
});
