import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { readItems } from "../../domain/datastores/readItems.ts";
import { datastoreErrors, datastoreParams, itemIdParam, itemSchema, reading } from "../datastoreParams.ts";
import { defineMethod } from "../define.ts";

export const appsDatastoreGet = defineMethod({
  name: "apps.datastore.get",
  summary: "Reads an item of a datastore by its key.",
  http: "POST",
  ...reading,
  rate: 4,
  params: { ...datastoreParams, id: itemIdParam },
  result: { datastore: Type.String(), item: itemSchema },
  errors: datastoreErrors,
  notes: "An absent item is an empty object, and no error.",
  examples: [{ title: "A run", params: { datastore: "runs", id: "r1" } }],
  async handler(ctx, params) {
    const read = await readItems(ctx, { appId: params.app_id, name: params.datastore }, [params.id]);
    return read.ok ? succeed({ datastore: params.datastore, item: read.items[0] ?? {} }) : read;
  },
});
