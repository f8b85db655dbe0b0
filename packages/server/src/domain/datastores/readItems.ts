import { type Outcome, succeed } from "@platform/protocol";
import { selectItem } from "../../storage/queries/datastoreItems.ts";
import { accessDatastore, type DatastoreCode, type DatastoreName } from "../access/accessDatastore.ts";
import type { ReadContext } from "../context.ts";
import { checkKeys } from "./checkKeys.ts";
import type { Item } from "./expression/evaluate.ts";

/** Items by their keys; those that are absent are left out. */
export async function readItems(
  ctx: ReadContext,
  name: DatastoreName,
  ids: readonly string[],
): Promise<Outcome<{ items: Item[] }, DatastoreCode>> {
  const found = await accessDatastore(ctx, name, "read");
  if (!found.ok) return found;
  const checked = checkKeys(found.datastore, ids);
  if (!checked.ok) return checked;
  const items: Item[] = [];
  for (const id of ids) {
    const text = await selectItem(ctx.db, found.datastore.key, id);
    if (text !== undefined) items.push(JSON.parse(text) as Item);
  }
  return succeed({ items });
}
