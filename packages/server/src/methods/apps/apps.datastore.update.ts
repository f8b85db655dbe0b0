import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { putItems } from "../../domain/datastores/putItems.ts";
import { datastoreErrors, datastoreParams, itemParam, itemSchema, writing } from "../datastoreParams.ts";
import { defineMethod } from "../define.ts";

export const appsDatastoreUpdate = defineMethod({
  name: "apps.datastore.update",
  summary: "Changes attributes of an item in a datastore of an app; without such an item, stores it.",
  http: "POST",
  ...writing,
  rate: 4,
  params: { ...datastoreParams, item: itemParam },
  result: { datastore: Type.String(), item: itemSchema },
  errors: datastoreErrors,
  notes: "Attributes that `item` does not name keep their values; the answer shows the whole item.",
  examples: [{ title: "More kilometres", params: { datastore: "runs", item: { id: "r1", km: 7 } } }],
  async handler(ctx, params) {
    const datastore = { appId: params.app_id, name: params.datastore };
    const put = await ctx.write(putItems, { datastore, items: [params.item], isMerge: true });
    return put.ok ? succeed({ datastore: params.datastore, item: put.items[0] ?? {} }) : put;
  },
});
