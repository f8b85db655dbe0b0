import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { personFlag, personParams } from "../../apps/personFlag.ts";
import { defineCommand, UsageError } from "../../command.ts";

export const collaboratorAdd = defineCommand({
  name: "collaborator add",
  summary: "Adds a collaborator to an app.",
  flags: {
    person: personFlag,
    "permission-type": {
      kind: "text",
      describe: "`owner` can change the app and its collaborators; `reader` can see its configuration.",
      value: "TYPE",
      fallback: "owner",
      isCommandLineOnly: true,
    },
    ...appFlags,
  },
  examples: [
    "platform collaborator add bob@acme.test",
    "platform collaborator add U0123456789 --permission-type reader",
  ],
  async run({ person, "permission-type": type, ...flags }, io) {
    if (type !== "owner" && type !== "reader") {
      throw new UsageError(`--permission-type must be owner or reader, not ${type}.`);
    }
    const { appId, connection } = await chooseApp(io, flags);
    await connection.ask("developer.apps.owners.add", {
      app_id: appId,
      ...personParams(person),
      permission_type: type,
    });
    io.print(`Added ${person} to ${appId} as ${type}.\n`, { app_id: appId, permission_type: type });
  },
});
