import { appFlags } from "../apps/chooseApp.ts";
import type { Flags } from "../command.ts";

/** The flags that all commands for datastores share, spelled as in Slack's command line. */
export const datastoreFlags = {
  expression: {
    kind: "text",
    describe: "The arguments of the method as one JSON object; `app_id` is added.",
    value: "JSON",
    isPositional: true,
    isCommandLineOnly: true,
  },
  datastore: {
    kind: "text",
    describe: "The datastore, if the JSON does not name it.",
    value: "NAME",
    isCommandLineOnly: true,
  },
  show: {
    kind: "switch",
    describe: "Print the arguments that would be sent, and send nothing.",
    isCommandLineOnly: true,
  },
  ...appFlags,
} as const satisfies Flags;
