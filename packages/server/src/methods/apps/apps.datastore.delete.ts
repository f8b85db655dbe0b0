import { deleteItems } from "../../domain/datastores/deleteItems.ts";
import { datastoreErrors, datastoreParams, itemIdParam, writing } from "../datastoreParams.ts";
import { defineMethod } from "../define.ts";

export const appsDatastoreDelete = defineMethod({
  name: "apps.datastore.delete",
  summary: "Deletes an item of a datastore by its key.",
  http: "POST",
  ...writing,
  rate: 4,
  params: { ...datastoreParams, id: itemIdParam },
  result: {},
  errors: datastoreErrors,
  notes: "An absent item is no error.",
  examples: [{ title: "A run", params: { datastore: "runs", id: "r1" } }],
  handler: (ctx, params) =>
    ctx.write(deleteItems, { datastore: { appId: params.app_id, name: params.datastore }, ids: [params.id] }),
});
