import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readItems } from "../../domain/datastores/readItems.ts";
import { datastoreErrors, datastoreParams, itemIdsParam, itemSchema, reading } from "../datastoreParams.ts";
import { defineMethod } from "../define.ts";

export const appsDatastoreBulkGet = defineMethod({
  name: "apps.datastore.bulkGet",
  summary: `Reads up to ${limits.datastore_batch_max} items of a datastore by their keys.`,
  http: "POST",
  ...reading,
  rate: 3,
  params: { ...datastoreParams, ids: itemIdsParam },
  result: { datastore: Type.String(), items: Type.Array(itemSchema), failed_items: Type.Array(Type.String()) },
  errors: datastoreErrors,
  notes: "Absent items are left out.",
  examples: [{ title: "Two runs", params: { datastore: "runs", ids: ["r1", "r2"] } }],
  async handler(ctx, params) {
    const read = await readItems(ctx, { appId: params.app_id, name: params.datastore }, params.ids);
    return read.ok
      ? succeed({ datastore: params.datastore, items: read.items, failed_items: new Array<string>() })
      : read;
  },
});
