import { defineCommand } from "../../command.ts";
import { callDatastore } from "../../datastore/callDatastore.ts";
import { datastoreFlags } from "../../datastore/datastoreFlags.ts";
import { importItems } from "../../datastore/importItems.ts";

export const datastoreBulkPut = defineCommand({
  name: "datastore bulk-put",
  summary: "Stores several items in a datastore, from the command line or a file.",
  flags: {
    ...datastoreFlags,
    "from-file": {
      kind: "text",
      describe: "Read the items from this file, one JSON object per line.",
      value: "FILE",
      isCommandLineOnly: true,
    },
  },
  examples: [
    `platform datastore bulk-put --datastore runs '{"items":[{"id":"r1"},{"id":"r2"}]}'`,
    "platform datastore bulk-put --datastore runs --from-file runs.jsonl",
  ],
  notes:
    "A file may have 5,000 items. They are sent 25 at a time, and a batch with an invalid item stores none of its items.",
  run: ({ "from-file": file, ...flags }, io) =>
    file === undefined ? callDatastore("apps.datastore.bulkPut", flags, io) : importItems(file, flags, io),
});
