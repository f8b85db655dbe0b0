import type { SearchWalk } from "../../storage/queries/searchWalk.ts";

interface Scored<Row> {
  readonly row: Row;
  readonly score: number;
  readonly createdMs: number;
}

/** A page of rows that were all compared with the query; rows that are alike stay in their order. */
export function pageOf<Row>(
  scored: readonly Scored<Row>[],
  { order, direction, offset, limit }: Pick<SearchWalk, "order" | "direction" | "offset" | "limit">,
): { readonly rows: readonly Row[]; readonly total: number } {
  const sign = direction === "desc" ? -1 : 1;
  const valueOf = (one: Scored<Row>): number => (order === "score" ? one.score : one.createdMs);
  const sorted = scored.toSorted((a, b) => sign * (valueOf(a) - valueOf(b)));
  return { rows: sorted.slice(offset, offset + limit).map(({ row }) => row), total: scored.length };
}
