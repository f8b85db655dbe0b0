import { limits, succeed } from "@platform/protocol";
import { Type } from "typebox";
import { deleteItems } from "../../domain/datastores/deleteItems.ts";
import { datastoreErrors, datastoreParams, itemIdsParam, writing } from "../datastoreParams.ts";
import { defineMethod } from "../define.ts";

export const appsDatastoreBulkDelete = defineMethod({
  name: "apps.datastore.bulkDelete",
  summary: `Deletes up to ${limits.datastore_batch_max} items of a datastore by their keys.`,
  http: "POST",
  ...writing,
  rate: 3,
  params: { ...datastoreParams, ids: itemIdsParam },
  result: { datastore: Type.String(), failed_items: Type.Array(Type.String()) },
  errors: datastoreErrors,
  notes: "Absent items are no error.",
  examples: [{ title: "Two runs", params: { datastore: "runs", ids: ["r1", "r2"] } }],
  async handler(ctx, params) {
    const datastore = { appId: params.app_id, name: params.datastore };
    const deleted = await ctx.write(deleteItems, { datastore, ids: params.ids });
    return deleted.ok ? succeed({ datastore: params.datastore, failed_items: new Array<string>() }) : deleted;
  },
});
