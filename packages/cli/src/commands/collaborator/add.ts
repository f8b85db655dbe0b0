import { appFlags, chooseApp } from "../../apps/chooseApp.ts";
import { personFlag, personParams } from "../../apps/personFlag.ts";
import { defineCommand, UsageError } from "../../command.ts";

export const collaboratorAdd = defineCommand({
  name: "collaborator add",
  summary: "Lets somebody work on an app.",
  flags: {
    person: personFlag,
    "permission-type": {
      kind: "text",
      describe: "owner changes the app and says who works on it; reader sees how it is made.",
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
    io.tell(`${person} works on ${appId} now, as ${type}.\n`, { app_id: appId, permission_type: type });
  },
});
