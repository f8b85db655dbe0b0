import { limits, type Outcome, succeed } from "@platform/protocol";
import { selectItems } from "../../storage/queries/datastoreItems.ts";
import { accessDatastore, type DatastoreCode, type DatastoreName } from "../access/accessDatastore.ts";
import type { ReadContext } from "../context.ts";
import { openCursor, sealCursor } from "../cursor.ts";
import { evaluate, type Item } from "./expression/evaluate.ts";
import { type FilterInput, readFilter } from "./filter.ts";
import { after, scan } from "./scan.ts";

export interface QueryInput {
  readonly datastore: DatastoreName;
  readonly filter: FilterInput;
  /** How many items to look at, which is more than those that match. */
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** One page of the items that match. A page ends after `limit` items or a megabyte that were read, whatever matched. */
export async function queryItems(
  ctx: ReadContext,
  input: QueryInput,
): Promise<Outcome<{ items: Item[]; next: string }, DatastoreCode | "invalid_cursor">> {
  const found = await accessDatastore(ctx, input.datastore, "read");
  if (!found.ok) return found;
  const { datastore } = found;
  const read = readFilter(datastore, input.filter);
  if (!read.ok) return read;
  const listing = `datastore ${datastore.key.appId} ${datastore.key.name}`;
  const cursor = openCursor(ctx, listing, input.cursor);
  if (!cursor.ok) return cursor;
  const { condition, range } = read.filter;
  const from = cursor.at === undefined ? range.from : after(cursor.at);
  const items: Item[] = [];
  let [scanned, bytes] = [0, 0];
  let last = "";
  const batches = scan(ctx.db, {
    key: datastore.key,
    range: { ...range, from },
    select: selectItems,
    limit: input.limit,
  });
  for await (const batch of batches) {
    for (const { id, item } of batch) {
      const parsed = JSON.parse(item) as Item;
      if (!condition || evaluate(condition, parsed)) items.push(parsed);
      last = id;
      scanned += 1;
      bytes += Buffer.byteLength(item);
      if (bytes >= limits.datastore_page_bytes_max) break;
    }
    if (bytes >= limits.datastore_page_bytes_max) break;
  }
  const isFull = scanned === input.limit || bytes >= limits.datastore_page_bytes_max;
  const [more] = isFull ? await selectItems(ctx.db, datastore.key, { from: after(last), to: range.to, limit: 1 }) : [];
  return succeed({ items, next: more ? sealCursor(ctx, listing, last) : "" });
}
