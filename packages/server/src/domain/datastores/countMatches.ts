import { type Outcome, succeed } from "@platform/protocol";
import { countItems, scanItems } from "../../storage/queries/datastoreItems.ts";
import { accessDatastore, type DatastoreCode, type DatastoreName } from "../access/accessDatastore.ts";
import type { ReadContext } from "../context.ts";
import { evaluate, type Item } from "./expression/evaluate.ts";
import { type FilterInput, readFilter } from "./filter.ts";
import { scan } from "./scan.ts";

/** How many items match, of all there are. It reads them in batches, on the thread for slow reads. */
export async function countMatches(
  ctx: ReadContext,
  input: { readonly datastore: DatastoreName; readonly filter: FilterInput },
): Promise<Outcome<{ count: number }, DatastoreCode>> {
  const found = await accessDatastore(ctx, input.datastore, "read");
  if (!found.ok) return found;
  const { key } = found.datastore;
  const read = readFilter(found.datastore, input.filter);
  if (!read.ok) return read;
  const { condition, range } = read.filter;
  if (!condition) return succeed({ count: await countItems(ctx.db, key) });
  let count = 0;
  for await (const batch of scan(ctx.db, { key, range, select: scanItems, limit: Number.MAX_SAFE_INTEGER })) {
    for (const { item } of batch) if (evaluate(condition, JSON.parse(item) as Item)) count += 1;
  }
  return succeed({ count });
}
