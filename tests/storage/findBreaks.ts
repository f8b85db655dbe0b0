import type { Columns } from "./compareTables.ts";

/**
 * Why a server that was written for the columns before could not use those after, one sentence each: what it reads is gone or
 * different, or its inserts, which do not name what is new, would fail.
 */
export function findBreaks(before: Columns, after: Columns): string[] {
  return [...before].flatMap(([table, columns]) => {
    const now = after.get(table);
    if (now === undefined) return [`${table} is gone`];
    const changed = [...columns].flatMap(([column, kinds]) => {
      const found = now.get(column);
      if (found === undefined) return [`${table}.${column} is gone`];
      return kinds.some((kind) => found.includes(kind))
        ? []
        : [`${table}.${column} is ${found[0]} instead of ${kinds[0]}`];
    });
    const added = [...now].filter(([column, kinds]) => !columns.has(column) && !kinds.some(isOptional));
    return [...changed, ...added.map(([column]) => `${table}.${column} is required`)];
  });
}

function isOptional(kind: string): boolean {
  return kind.endsWith(" or null") || kind.endsWith(" with default");
}
