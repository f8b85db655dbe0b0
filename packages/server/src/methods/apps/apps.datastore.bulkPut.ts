import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { putItems } from "../../domain/datastores/putItems.ts";
import { datastoreErrors, datastoreParams, itemSchema, itemsParam, writing } from "../datastoreParams.ts";
import { defineMethod } from "../define.ts";

export const appsDatastoreBulkPut = defineMethod({
  name: "apps.datastore.bulkPut",
  summary: `Stores up to ${limits.datastore_batch_max} items in a datastore of an app, all or none.`,
  http: "POST",
  ...writing,
  rate: 3,
  params: { ...datastoreParams, items: itemsParam },
  result: { datastore: Type.String(), failed_items: Type.Array(itemSchema) },
  errors: datastoreErrors,
  notes: "If an item is not valid, `errors` holds it as `item`, and none is stored.",
  examples: [{ title: "Two runs", params: { datastore: "runs", items: [{ id: "r1" }, { id: "r2" }] } }],
  async handler(ctx, params) {
    const datastore = { appId: params.app_id, name: params.datastore };
    const put = await ctx.write(putItems, { datastore, items: params.items });
    return put.ok ? succeed({ datastore: params.datastore, failed_items: new Array<Record<string, unknown>>() }) : put;
  },
});
