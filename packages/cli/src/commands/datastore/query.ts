import { defineCommand } from "../../command.ts";
import { callDatastore } from "../../datastore/callDatastore.ts";
import { datastoreFlags } from "../../datastore/datastoreFlags.ts";
import { exportItems } from "../../datastore/exportItems.ts";

export const datastoreQuery = defineCommand({
  name: "datastore query",
  summary: "Prints the items of a datastore that match an expression, or writes all of them to a file.",
  flags: {
    ...datastoreFlags,
    "to-file": {
      kind: "text",
      describe: "Write every page to this file, one item per line, instead of printing one page.",
      value: "FILE",
      isCommandLineOnly: true,
    },
  },
  examples: [
    `platform datastore query '{"datastore":"runs","expression":"km > :far","expression_values":{":far":5}}'`,
    "platform datastore query --datastore runs --to-file runs.jsonl",
  ],
  notes:
    "The expression has [DynamoDB's grammar](../guides/datastores.md). `--to-file` follows the pages up to 10,000 items.",
  run: ({ "to-file": file, ...flags }, io) =>
    file === undefined ? callDatastore("apps.datastore.query", flags, io) : exportItems(file, flags, io),
});
