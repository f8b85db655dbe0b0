import { type Outcome, succeed } from "@platform/protocol";
import { deleteItem } from "../../storage/queries/datastoreItems.ts";
import { accessDatastore, type DatastoreCode, type DatastoreName } from "../access/accessDatastore.ts";
import { defineOperation } from "../context.ts";
import { checkKeys } from "./checkKeys.ts";

/** Deletes items by their keys; one that is absent is no error. */
export const deleteItems = defineOperation(
  import.meta,
  async (
    ctx,
    input: { readonly datastore: DatastoreName; readonly ids: readonly string[] },
  ): Promise<Outcome<object, DatastoreCode>> => {
    const found = await accessDatastore(ctx, input.datastore, "change");
    if (!found.ok) return found;
    const checked = checkKeys(found.datastore, input.ids);
    if (!checked.ok) return checked;
    for (const id of input.ids.toSorted()) await deleteItem(ctx.db, found.datastore.key, id);
    return succeed({});
  },
);
