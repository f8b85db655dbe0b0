import { limits } from "@platform/protocol";
import { Type } from "typebox";
import type { Search } from "../domain/search/searchQuery.ts";
import { pagingSchema, presentPaging } from "../present/paging.ts";
import { choice, count, defaulted, flag, text } from "./params.ts";

export const searchParams = {
  query: text({ describe: "What to look for.", otherwise: "no_query" }),
  sort: defaulted(choice({ describe: "The best first, or the latest.", of: ["score", "timestamp"] }), "score"),
  sort_dir: defaulted(choice({ describe: "Which way round.", of: ["desc", "asc"] }), "desc"),
  count: defaulted(
    count({ describe: "How many at most on a page.", min: 1, max: limits.search_page_max }),
    limits.search_page_default,
  ),
  page: defaulted(count({ describe: "Which page, from 1.", min: 1, max: limits.search_pages_max }), 1),
  highlight: defaulted(flag({ describe: "Whether to put U+E000 and U+E001 around the words that were found." }), false),
};

export const searchErrors = { no_query: "`query` is missing, or has nothing in it that could be looked for." };

interface SearchArguments {
  readonly query: string;
  readonly sort: "score" | "timestamp";
  readonly sort_dir: "asc" | "desc";
  readonly count: number;
  readonly page: number;
  readonly highlight: boolean;
}

export function searchOf(params: SearchArguments): Search {
  return {
    query: params.query,
    order: params.sort,
    direction: params.sort_dir,
    page: params.page,
    count: params.count,
    withHighlight: params.highlight,
  };
}

/** The counts that stand beside the matches. */
export const searchCounts = {
  total: Type.Integer(),
  paging: pagingSchema,
  pagination: Type.Object({
    total_count: Type.Integer(),
    page: Type.Integer(),
    per_page: Type.Integer(),
    page_count: Type.Integer(),
    first: Type.Integer(),
    last: Type.Integer(),
  }),
};

export function presentCounts({ total, page, count, shown }: Record<"total" | "page" | "count" | "shown", number>) {
  const paging = presentPaging(count, total, page);
  const before = (page - 1) * count;
  return {
    total,
    paging,
    pagination: {
      total_count: total,
      page,
      per_page: count,
      page_count: paging.pages,
      first: shown === 0 ? 0 : before + 1,
      last: before + shown,
    },
  };
}
