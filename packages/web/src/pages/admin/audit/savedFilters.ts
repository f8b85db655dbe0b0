import { readPrivate, writePrivate } from "../../../store/privateStorage.ts";
import { locale } from "../../../strings/locale.ts";

/** A search of the audit log by its name; the query is that of the address. */
export interface SavedFilter {
  readonly name: string;
  readonly query: string;
}

const entry = "auditFilters";
const keptMax = 50;

/** What the person has saved in this browser, by name. */
export function savedFilters(): readonly SavedFilter[] {
  const kept = readPrivate(entry);
  return Array.isArray(kept) ? kept.filter(isSavedFilter) : [];
}

/** Replaces the filter of this name. */
export function saveFilter(filter: SavedFilter): void {
  const others = savedFilters().filter(({ name }) => name !== filter.name);
  const all = [...others, filter].toSorted((one, other) => one.name.localeCompare(other.name, locale));
  writePrivate(entry, all.slice(0, keptMax));
}

export function forgetFilter(name: string): void {
  writePrivate(
    entry,
    savedFilters().filter((filter) => filter.name !== name),
  );
}

function isSavedFilter(value: unknown): value is SavedFilter {
  return typeof value === "object" && value !== null && "name" in value && "query" in value;
}
