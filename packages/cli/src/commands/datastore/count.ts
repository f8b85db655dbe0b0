import { defineCommand } from "../../command.ts";
import { callDatastore } from "../../datastore/callDatastore.ts";
import { datastoreFlags } from "../../datastore/datastoreFlags.ts";

export const datastoreCount = defineCommand({
  name: "datastore count",
  summary: "Counts the items of a datastore that match an expression.",
  flags: datastoreFlags,
  examples: [
    "platform datastore count --datastore runs",
    `platform datastore count '{"datastore":"runs","expression":"km > :far","expression_values":{":far":5}}'`,
  ],
  run: (flags, io) => callDatastore("apps.datastore.count", flags, io),
});
