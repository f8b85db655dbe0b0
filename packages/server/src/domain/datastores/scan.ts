import { limits } from "@platform/protocol";
import type { Db } from "../../storage/db.ts";
import { type ItemRange, type StoredItem, type StoreKey } from "../../storage/queries/datastoreItems.ts";
import type { KeyRange } from "./expression/keyRange.ts";

export type SelectItems = (db: Db, key: StoreKey, range: ItemRange) => Promise<StoredItem[]>;

/** How many items are read at once before their size is known. */
const firstBatch = 25;

/**
 * Reads items in the order of their keys, batch by batch. An item may be large, so the next batch is as long as the average of
 * those before allows: memory stays at a few pages, whatever an app stores.
 */
export async function* scan(
  db: Db,
  { key, range, select, limit }: ScanInput,
): AsyncGenerator<readonly StoredItem[], void, void> {
  let from: string | undefined = range.from;
  let [count, bytes] = [0, 0];
  while (from !== undefined && count < limit) {
    const batch = Math.min(limit - count, count === 0 ? firstBatch : batchOf(bytes / count));
    const rows = await select(db, key, { from, to: range.to, limit: batch });
    if (rows.length > 0) yield rows;
    count += rows.length;
    for (const { item } of rows) bytes += item.length;
    const last = rows.length === batch ? rows.at(-1) : undefined;
    from = last && after(last.id);
  }
}

export interface ScanInput {
  readonly key: StoreKey;
  readonly range: KeyRange;
  readonly select: SelectItems;
  readonly limit: number;
}

function batchOf(averageBytes: number): number {
  return Math.min(Math.max(1, Math.floor(limits.datastore_page_bytes_max / averageBytes)), limits.datastore_page_max);
}

/** The least key that follows another one: no key holds the character U+0000. */
export function after(id: string): string {
  return `${id}\u0001`;
}
