import { defineCommand } from "../../command.ts";
import { callDatastore } from "../../datastore/callDatastore.ts";
import { datastoreFlags } from "../../datastore/datastoreFlags.ts";

export const datastoreBulkGet = defineCommand({
  name: "datastore bulk-get",
  summary: "Prints several items of a datastore.",
  flags: datastoreFlags,
  examples: [`platform datastore bulk-get --datastore runs '{"ids":["r1","r2"]}'`],
  run: (flags, io) => callDatastore("apps.datastore.bulkGet", flags, io),
});
