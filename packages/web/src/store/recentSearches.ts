import { readPrivate, removePrivate, writePrivate } from "./privateStorage.ts";

const name = "searches";
const keptMax = 20;

/** What the person searched for in this browser, the last search first. */
export function recentSearches(): string[] {
  const kept = readPrivate(name);
  return Array.isArray(kept) ? kept.filter((query) => typeof query === "string") : [];
}

export function noteSearch(query: string): void {
  writePrivate(name, [query, ...recentSearches().filter((other) => other !== query)].slice(0, keptMax));
}

export function forgetSearches(): void {
  removePrivate(name);
}
