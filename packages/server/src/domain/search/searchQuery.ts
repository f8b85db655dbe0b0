import { type Outcome, refuse, succeed } from "@platform/protocol";
import type { SearchPage } from "../../storage/queries/searchPage.ts";
import { readerOf } from "../access/reader.ts";
import type { ReadContext } from "../context.ts";
import { parseQuery } from "./parseQuery.ts";
import { resolveFilters } from "./resolveFilters.ts";

/** A search as it is asked for. */
export interface Search {
  readonly query: string;
  readonly order: "score" | "timestamp";
  readonly direction: "asc" | "desc";
  /** From 1. */
  readonly page: number;
  readonly count: number;
  readonly withHighlight: boolean;
}

/** What the query means to the caller, and which page of it is asked for. */
export async function readSearch(
  ctx: ReadContext,
  { query, order, direction, page, count }: Search,
): Promise<Outcome<{ readonly search: SearchPage }, "no_query">> {
  const { phrases, without, filters } = parseQuery(query);
  if (phrases.length + without.length + filters.length === 0) return refuse("no_query");
  const reader = await readerOf(ctx);
  const narrowing = await resolveFilters(ctx, filters);
  const part = { order, direction, offset: (page - 1) * count, limit: count };
  return succeed({ search: { reader, phrases, without, ...narrowing, ...part } });
}
