import { succeed } from "@platform/protocol";
import { Type } from "typebox";
import { countMatches } from "../../domain/datastores/countMatches.ts";
import { datastoreErrors, datastoreParams, filterOf, filterParams, reading } from "../datastoreParams.ts";
import { defineMethod } from "../define.ts";

export const appsDatastoreCount = defineMethod({
  name: "apps.datastore.count",
  summary: "Counts the items of a datastore that match an expression.",
  http: "POST",
  ...reading,
  rate: 3,
  params: { ...datastoreParams, ...filterParams },
  result: { datastore: Type.String(), count: Type.Integer() },
  errors: datastoreErrors,
  notes: "With an expression, it reads every item that the primary key does not exclude.",
  examples: [{ title: "All runs", params: { datastore: "runs" } }],
  async handler(ctx, params) {
    const counted = await countMatches(ctx, {
      datastore: { appId: params.app_id, name: params.datastore },
      filter: filterOf(params),
    });
    return counted.ok ? succeed({ datastore: params.datastore, count: counted.count }) : counted;
  },
});
