import { defineCommand } from "../../command.ts";
import { callDatastore } from "../../datastore/callDatastore.ts";
import { datastoreFlags } from "../../datastore/datastoreFlags.ts";

export const datastoreBulkDelete = defineCommand({
  name: "datastore bulk-delete",
  summary: "Deletes several items of a datastore.",
  flags: datastoreFlags,
  examples: [`platform datastore bulk-delete --datastore runs '{"ids":["r1","r2"]}'`],
  run: (flags, io) => callDatastore("apps.datastore.bulkDelete", flags, io),
});
