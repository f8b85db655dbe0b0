import { type DatastoreFault, limits, type Outcome, refuseDatastore, succeed } from "@platform/protocol";
import { lockItem, upsertItem } from "../../storage/queries/datastoreItems.ts";
import { accessDatastore, type DatastoreCode, type DatastoreName } from "../access/accessDatastore.ts";
import { defineOperation, type WriteContext } from "../context.ts";
import { itemFault, keyOf } from "./checkItem.ts";
import type { Datastore } from "./datastore.ts";
import type { Item } from "./expression/evaluate.ts";
import { faultIn } from "./faults.ts";

export interface PutInput {
  readonly datastore: DatastoreName;
  readonly items: readonly Item[];
  /** Whether attributes that an item does not name keep their values, or go. */
  readonly isMerge?: true;
}

/** Stores items, all or none, and returns them as they are stored, in the order in which they were sent. */
export const putItems = defineOperation(
  import.meta,
  async (ctx, input: PutInput): Promise<Outcome<{ items: readonly Item[] }, DatastoreCode>> => {
    const found = await accessDatastore(ctx, input.datastore, "change");
    if (!found.ok) return found;
    const { datastore } = found;
    const faults: DatastoreFault[] = [];
    const stored = new Map<string, Item>();
    const isBatch = input.items.length > 1;
    for (const item of input.items) {
      const key = keyOf(item, datastore);
      const fault = "fault" in key ? key.fault : (repeated(stored, key.id) ?? itemFault(item, datastore));
      if (fault !== undefined) faults.push(faultIn(datastore, fault, isBatch ? item : undefined));
      else if ("id" in key) stored.set(key.id, item);
    }
    if (faults.length > 0) return refuseDatastore(...faults);
    // In the order of the keys: two calls that lock the same items in different orders would wait for each other.
    for (const [id, item] of [...stored].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const whole = input.isMerge ? await merge(ctx, datastore, { id, item }) : item;
      const json = JSON.stringify(whole);
      if (Buffer.byteLength(json) > limits.datastore_item_bytes_max) {
        faults.push(faultIn(datastore, `an item has at most ${limits.datastore_item_bytes_max} bytes`, item));
      } else await upsertItem(ctx.db, datastore.key, { id, item: json, expiresMs: endOf(whole, datastore) });
      stored.set(id, whole);
    }
    return faults.length > 0 ? refuseDatastore(...faults) : succeed({ items: [...stored.values()] });
  },
);

function repeated(stored: ReadonlyMap<string, unknown>, id: string): string | undefined {
  return stored.has(id) ? `the key ${JSON.stringify(id)} is there twice` : undefined;
}

async function merge(
  ctx: WriteContext,
  { key }: Datastore,
  { id, item }: { readonly id: string; readonly item: Item },
): Promise<Item> {
  const current = await lockItem(ctx.db, key, id, JSON.stringify(item));
  return { ...(JSON.parse(current) as Item), ...item };
}

/** When an item expires: a timestamp in seconds, in the attribute that the datastore names for it. */
function endOf(item: Item, { definition }: Datastore): number | null {
  const name = definition.time_to_live_attribute;
  const value = name !== undefined && Object.hasOwn(item, name) ? item[name] : undefined;
  return typeof value === "number" && Number.isSafeInteger(value * 1000) ? value * 1000 : null;
}
