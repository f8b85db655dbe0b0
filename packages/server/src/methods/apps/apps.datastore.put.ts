import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { putItems } from "../../domain/datastores/putItems.ts";
import { datastoreErrors, datastoreParams, itemParam, itemSchema, writing } from "../datastoreParams.ts";
import { defineMethod } from "../define.ts";

export const appsDatastorePut = defineMethod({
  name: "apps.datastore.put",
  summary: "Stores an item in a datastore of an app; one with the same key is replaced as a whole.",
  http: "POST",
  ...writing,
  rate: 4,
  params: { ...datastoreParams, item: itemParam },
  result: { datastore: Type.String(), item: itemSchema },
  errors: datastoreErrors,
  examples: [{ title: "A run", params: { datastore: "runs", item: { id: "r1", runner: "U0123456789", km: 5 } } }],
  async handler(ctx, params) {
    const datastore = { appId: params.app_id, name: params.datastore };
    const put = await ctx.write(putItems, { datastore, items: [params.item] });
    return put.ok ? succeed({ datastore: params.datastore, item: put.items[0] ?? {} }) : put;
  },
});
