import { succeed } from "@platform/protocol";
import { defineOperation } from "@platform/server/domain/context.ts";
import { selectManifest, updateApp } from "@platform/server/storage/queries/apps.ts";
import { type StoreKey, upsertItem } from "@platform/server/storage/queries/datastoreItems.ts";

export interface ItemsToPlant extends StoreKey {
  readonly from: number;
  readonly count: number;
}

export const itemKey = (at: number): string => `item-${String(at).padStart(7, "0")}`;

/** Many items in one transaction, past the limit of a batch, in a datastore that the app then declares. */
export const plantItems = defineOperation(import.meta, async (ctx, { from, count, ...key }: ItemsToPlant) => {
  const attributes = { id: { type: "string" }, text: { type: "string" }, km: { type: "integer" } };
  const manifest = JSON.parse((await selectManifest(ctx.db, key.appId)) ?? "{}") as object;
  const datastores = { [key.name]: { primary_key: "id", attributes } };
  await updateApp(ctx.db, key.appId, { manifest: JSON.stringify({ ...manifest, datastores }) });
  for (let at = from; at < from + count; at++) {
    const id = itemKey(at);
    const item = JSON.stringify({
      id,
      text: "About as much as an app stores with one key, in a sentence.",
      km: at % 50,
    });
    await upsertItem(ctx.db, key, { id, item, expiresMs: null });
  }
  return succeed({});
});
