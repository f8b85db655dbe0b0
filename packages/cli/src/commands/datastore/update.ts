import { defineCommand } from "../../command.ts";
import { callDatastore } from "../../datastore/callDatastore.ts";
import { datastoreFlags } from "../../datastore/datastoreFlags.ts";

export const datastoreUpdate = defineCommand({
  name: "datastore update",
  summary: "Changes attributes of an item in a datastore of the app.",
  flags: datastoreFlags,
  examples: [`platform datastore update --datastore runs '{"item":{"id":"r1","km":7}}'`],
  run: (flags, io) => callDatastore("apps.datastore.update", flags, io),
});
