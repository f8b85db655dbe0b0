import { defineCommand } from "../../command.ts";
import { callDatastore } from "../../datastore/callDatastore.ts";
import { datastoreFlags } from "../../datastore/datastoreFlags.ts";

export const datastoreDelete = defineCommand({
  name: "datastore delete",
  summary: "Deletes an item of a datastore.",
  flags: datastoreFlags,
  examples: [`platform datastore delete --datastore runs '{"id":"r1"}'`],
  run: (flags, io) => callDatastore("apps.datastore.delete", flags, io),
});
