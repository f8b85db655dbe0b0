import { defineCommand } from "../../command.ts";
import { callDatastore } from "../../datastore/callDatastore.ts";
import { datastoreFlags } from "../../datastore/datastoreFlags.ts";

export const datastorePut = defineCommand({
  name: "datastore put",
  summary: "Stores an item in a datastore of the app.",
  flags: datastoreFlags,
  examples: [`platform datastore put '{"datastore":"runs","item":{"id":"r1","km":5}}'`],
  run: (flags, io) => callDatastore("apps.datastore.put", flags, io),
});
