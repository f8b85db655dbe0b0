import type { Entry } from "./entry.ts";

const keptMax = 2_000;

export interface Kept {
  readonly entries: readonly Entry[];
  readonly dropped: number;
}

/** Keeps the newest entries and counts the others. */
export function append({ entries, dropped }: Kept, page: readonly Entry[], gone: number): Kept {
  const all = [...entries, ...page];
  return { entries: all.slice(-keptMax), dropped: dropped + gone + Math.max(0, all.length - keptMax) };
}

export const nothing: Kept = { entries: [], dropped: 0 };
