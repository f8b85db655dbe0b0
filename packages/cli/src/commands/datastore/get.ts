import { defineCommand } from "../../command.ts";
import { callDatastore } from "../../datastore/callDatastore.ts";
import { datastoreFlags } from "../../datastore/datastoreFlags.ts";

export const datastoreGet = defineCommand({
  name: "datastore get",
  summary: "Prints an item of a datastore.",
  flags: datastoreFlags,
  examples: [`platform datastore get --datastore runs '{"id":"r1"}'`],
  run: (flags, io) => callDatastore("apps.datastore.get", flags, io),
});
